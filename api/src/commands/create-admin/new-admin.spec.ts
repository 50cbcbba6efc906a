import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { type GivenDetails, readNewAdmin } from './new-admin.ts';

const PASSWORD = 'una vela de cera';

/** Types an answer to each question once it appears. Returns the outcome and the text that the terminal showed. */
async function talk(given: GivenDetails, answers: Record<string, string>) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const shown = text(output);
  output.on('data', (piece: Buffer) => {
    const [, answer] =
      Object.entries(answers).find(([question]) => piece.toString().includes(question)) ?? [];
    if (answer !== undefined) setImmediate(() => input.write(answer));
  });
  const reading = readNewAdmin(given, { input, output });
  const outcome = await reading.catch((error: Error) => error.message);
  output.end();
  return { outcome, shown: await shown };
}

describe('readNewAdmin', () => {
  it('asks for everything that was not given, and never shows the password', async () => {
    const { outcome, shown } = await talk(
      {},
      {
        'Username: ': 'ana\n',
        'Name (ana): ': 'Ana López\n',
        'Email (none): ': '\n',
        'Password: ': `${PASSWORD}\n`,
        'The same password again: ': `${PASSWORD}\n`,
      },
    );
    const person = { username: 'ana', name: 'Ana López', email: null, role: 'admin' };
    expect(outcome).toEqual({ person, password: PASSWORD });
    expect(shown).toContain('The same password again: ');
    expect(shown).not.toContain(PASSWORD);
  });

  const GIVEN = { username: 'ana', name: 'Ana', email: '' };

  it('asks only for the password if the rest was given', async () => {
    const { outcome, shown } = await talk(GIVEN, { assword: `${PASSWORD}\n` });
    expect(outcome).toMatchObject({ person: { name: 'Ana' }, password: PASSWORD });
    expect(shown).not.toMatch(/Username|Name|Email/);
  });

  it('uses the username as the name if none is typed', async () => {
    const { outcome } = await talk(
      { ...GIVEN, name: undefined },
      { 'Name (ana)': '\n', assword: `${PASSWORD}\n` },
    );
    expect(outcome).toMatchObject({ person: { name: 'ana' } });
  });

  it('says that the two passwords differ', async () => {
    const { outcome } = await talk(GIVEN, { 'Password: ': 'one\n', 'again: ': 'other\n' });
    expect(outcome).toBe('The two passwords differ.');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('creates no account after %s', async (_, key) => {
    const { outcome } = await talk(GIVEN, { 'Password: ': key });
    expect(outcome).toBe('No account was created.');
  });

  /** Reads an admin from standard input that is no terminal. */
  function read(given: GivenDetails, typed: string) {
    const input = new PassThrough();
    input.end(typed);
    return readNewAdmin(given, { input, output: new PassThrough() });
  }

  it('reads the password from standard input without a terminal', async () => {
    const person = { username: 'ana', name: 'ana', email: null, role: 'admin' };
    expect(await read({ username: 'ana' }, ` ${PASSWORD} \r\n`)).toEqual({
      person,
      password: ` ${PASSWORD} `,
    });
  });

  it.each([
    [{ username: 'ana' }, '', 'No password was given.'],
    [{ username: 'ana' }, 'x'.repeat(129), 'A password has at most 128 characters.'],
    [{ username: 'an' }, PASSWORD, 'A username has 3 to 50 letters, digits, dots, hyphens and underscores.'],
    [{ username: 'ana lópez' }, PASSWORD, 'A username has 3 to 50 letters,'],
    [{ username: 'ana', name: ' ' }, PASSWORD, 'A name has 1 to 120 characters.'],
    [{ username: 'ana', email: 'ana@' }, PASSWORD, 'The email address must look like ana@example.org.'],
    [{}, PASSWORD, 'Name the account: npm run admin:create -- --username ana'],
  ])('refuses %j with one sentence', async (given, typed, sentence) => {
    await expect(read(given, typed)).rejects.toThrow(sentence);
  });
});
