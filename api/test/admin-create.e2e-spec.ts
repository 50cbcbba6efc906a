import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findPostmaster } from '../src/platform/database/embedded/processes.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase } from './set-up/test-database.ts';

const SCRIPT = fileURLToPath(new URL('../dist/create-admin.js', import.meta.url));
const PASSWORD = 'una vela de cera';
const TIMEOUT_MS = 60_000;

/** Runs `npm run admin:create` on a build without a terminal: `typed` is its standard input. */
async function createAdmin(
  variables: Record<string, string>,
  words: string[],
  typed = `${PASSWORD}\n`,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [SCRIPT, ...words], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  // If the arguments are refused, the command exits without reading standard input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output: output.trim(), errors: errors.trim() };
}

describe('admin create', () => {
  describe('with the embedded database', () => {
    let variables: { DATA_DIR: string; DEMO: string };
    let server: ServerProcess;
    beforeAll(async () => {
      variables = { DATA_DIR: await createDataFolder(), DEMO: 'false' };
    });
    afterAll(() => server.end('SIGTERM'));

    const postmaster = () => findPostmaster(join(variables.DATA_DIR, 'postgres', 'data'));

    async function logIn(username: string) {
      const agent = server.site();
      const { body } = await agent.post('/api/auth/login').send({ username, password: PASSWORD }).expect(200);
      return { agent, user: body.user };
    }

    it(
      'creates an admin while no server runs, and leaves no PostgreSQL process behind',
      async () => {
        const words = ['--username', 'ana', '--name', 'Ana López', '--email', 'ana@example.org'];
        expect(await createAdmin(variables, words)).toEqual({
          code: 0,
          output: 'ana can log in as an admin now.',
          errors: '',
        });
        expect(await postmaster()).toBeNull();

        server = await ServerProcess.start(variables);
        const { user } = await logIn('ana');
        expect(user).toMatchObject({ name: 'Ana López', email: 'ana@example.org', role: 'admin' });
      },
      TIMEOUT_MS,
    );

    it(
      'creates an admin beside a running server, whose PostgreSQL keeps running, and records it in the audit log',
      async () => {
        const before = await postmaster();
        expect(await createAdmin(variables, ['--username', 'bruno'])).toMatchObject({ code: 0 });
        expect(await postmaster()).toEqual(before);

        const { agent, user } = await logIn('bruno');
        expect(user).toMatchObject({ name: 'bruno', email: null, role: 'admin' });
        const { text: log } = await agent.get('/api/audit').expect(200);
        expect(JSON.parse(log)).toContainEqual(
          expect.objectContaining({ verb: 'created', noun: 'users', itemName: 'bruno', actorName: null }),
        );
        expect(log).not.toContain(PASSWORD);
      },
      TIMEOUT_MS,
    );

    it.each([
      [['--username', 'ANA'], PASSWORD, 'The username ANA is taken.'],
      [
        ['--username', 'carla'],
        'password1234',
        'This password is too easy to guess: use at least 10 characters',
      ],
      [
        ['--username', 'carla', '--password', PASSWORD],
        PASSWORD,
        'Use it like this: npm run admin:create -- ',
      ],
    ])(
      'refuses %j with a one-line message',
      async (words, password, sentence) => {
        const { code, output, errors } = await createAdmin(variables, words, password);
        expect([code, output]).toEqual([1, '']);
        expect(errors).toContain(sentence);
        expect(errors.split('\n')).toHaveLength(1);
        expect(errors).not.toContain(password);
      },
      TIMEOUT_MS,
    );
  });

  it(
    'creates one in the database of DATABASE_URL, and reports when there is none',
    async () => {
      const database = await createTestDatabase();
      const DATA_DIR = await createDataFolder();
      try {
        const made = await createAdmin({ DATABASE_URL: database.url, DATA_DIR }, ['--username', 'diego']);
        expect(made).toMatchObject({ code: 0, errors: '' });
        const missing = await createAdmin({ DATABASE_URL: `${database.url}-not`, DATA_DIR }, [
          '--username',
          'diego',
        ]);
        expect(missing).toMatchObject({ code: 1 });
        expect(missing.errors).toMatch(/^The database at postgresql:\S+ cannot be reached: .+\.$/);
      } finally {
        await database.drop();
      }
    },
    TIMEOUT_MS,
  );
});
