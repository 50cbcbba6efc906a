import { createHash, randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** Without i, l and o, which look like digits: 12 of these letters are 54 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** As they are shown: `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A code as it is compared, however it was typed: without spaces and hyphens, in small letters. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(bareCode(code)).digest('hex');
}
