import { raw } from '@mikro-orm/core';

/** Preserves the version in an update that is no edit, such as that of a counter, so that no copy becomes stale. */
export const keepVersion = () => ({ version: raw('version') });
