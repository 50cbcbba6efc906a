import { isUsername } from '@vitral/contracts/accounts';
import { LIMITS } from '@vitral/contracts/limits';

/** Validates the login's fields: each function returns the key of its message, or null (docs/product/accounts.md). */
export function usernameProblem(username: string): string | null {
  if (username === '') return 'login.usernameRequired';
  if (username.length < LIMITS.usernameMin) return 'login.usernameShort';
  if (username.length > LIMITS.username) return 'login.usernameLong';
  return isUsername(username) ? null : 'login.usernameCharacters';
}

export function passwordProblem(password: string): string | null {
  if (password === '') return 'login.passwordRequired';
  if (password.length < LIMITS.passwordMin) return 'login.passwordShort';
  return password.length > LIMITS.password ? 'login.passwordLong' : null;
}

/** Removes characters that the username field does not accept from typed or pasted text. */
export function sanitizeUsername(typed: string): string {
  return typed.replace(/[<>"'&]/g, '').slice(0, LIMITS.username);
}
