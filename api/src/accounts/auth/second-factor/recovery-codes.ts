import { createHash, randomInt } from 'node:crypto';

const CODE_COUNT = 10;
/** Letters except i, l and o, which look like digits; 12 of these letters hold 54 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Returns codes in the form shown to people: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Normalizes a typed code: without spaces and hyphens, in lower case. */
export function normalizeCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('hex');
}
