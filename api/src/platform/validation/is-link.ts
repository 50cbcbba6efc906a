import { LIMITS } from '@vitral/contracts/limits';
import { isWebUrl } from './text.ts';

/** Matches a link within the page, to an email address or to a phone number. */
const OTHER_LINK = /^(#[\w-]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d()-]+)$/;

/**
 * Returns whether a text is a link that staff may set: a web URL, a path on this site, an anchor, an email address or a
 * phone number.
 */
export const isLink = (text: string): boolean =>
  text.length <= LIMITS.url && (isWebUrl(text) || OTHER_LINK.test(text));
