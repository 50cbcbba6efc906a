import { hash, randomBytes } from 'node:crypto';

/** Returns a new token. It has so many random bits that storing a plain digest is safe. */
export const newToken = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** Returns the stored form of a token: sha256, hexadecimal. */
export const digestOf = (token: string): string => hash('sha256', token);
