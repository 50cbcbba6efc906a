/** The shape that browsers ask of an address, in letters of any script, with a domain that has a dot. */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Whether a text has the shape of an email address; its length is bounded by LIMITS. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
