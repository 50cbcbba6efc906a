/** The pattern of `<input type="email">`, extended to letters of any script and requiring a domain with a dot. */
const EMAIL =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Returns whether a text has the shape of an email address; LIMITS bounds its length. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
