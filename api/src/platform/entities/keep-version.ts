import { raw } from '@mikro-orm/core';

/** For an update in place that is no edit, such as a counter: it makes nobody's copy stale. */
export const keepVersion = () => ({ version: raw('version') });
