import { sanitizeUsername, passwordProblem, usernameProblem } from './login-rules.ts';

describe('login rules', () => {
  it.each([
    ['', 'login.usernameRequired'],
    ['ab', 'login.usernameShort'],
    ['abc', null],
    ['a'.repeat(50), null],
    ['a'.repeat(51), 'login.usernameLong'],
    ['ana.lopez-2_x', null],
    ['ana lopez', 'login.usernameCharacters'],
    ['añadir', 'login.usernameCharacters'],
  ])('validates the username %j: %s', (username, problem) => {
    expect(usernameProblem(username)).toBe(problem);
  });

  it.each([
    ['', 'login.passwordRequired'],
    ['12345', 'login.passwordShort'],
    ['123456', null],
    ['p'.repeat(128), null],
    ['p'.repeat(129), 'login.passwordLong'],
  ])('validates the password %j: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('removes characters that usernames never have and truncates at 50', () => {
    expect(sanitizeUsername(`<a>"n'a&`)).toBe('ana');
    expect(sanitizeUsername('x'.repeat(80))).toHaveLength(50);
  });
});
