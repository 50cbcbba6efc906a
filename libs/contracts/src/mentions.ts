import { LIMITS } from './limits.ts';

/** An account that a text may mention. */
export interface Mentionable {
  id: string;
  name: string;
  username: string;
}

/** An @ that begins a word, so that email addresses mention nobody. */
const MENTION = /(?<![\w.@-])@([A-Za-z0-9._-]+)/g;

/**
 * Returns the usernames that a text may mention as `@username`, in lower case. A name that ends with punctuation is returned with and
 * without it: `@ana.` may mention `ana.` or end a sentence.
 */
export function mentionedUsernames(text: string): string[] {
  const names = Array.from(text.matchAll(MENTION), ([, name = '']) => name.toLowerCase());
  const all = names.flatMap((name) => [name, name.replace(/[._-]+$/, '')]);
  const known = all.filter(({ length }) => length >= LIMITS.usernameMin && length <= LIMITS.username);
  return [...new Set(known)].slice(0, LIMITS.mentions);
}
