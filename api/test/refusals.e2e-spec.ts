import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startBucket } from './set-up/bucket.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';

/** Output of a server that ends at once with exit code 1. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const server = await ServerProcess.start(variables);
  const code = await server.end('SIGTERM');
  expect(code).toBe(1);
  return server.printed;
}

describe('refused requests', () => {
  it('refuses a bad variable in one sentence', async () => {
    expect(await refusal({ PORT: 'abc' })).toBe('PORT is "abc", but must be a whole number from 0 to 65535.');
  });

  it('refuses a site for others without the origin that its pages and emails name', async () => {
    const DATA_DIR = await createDataFolder();
    expect(await refusal({ DATA_DIR, HOST: '0.0.0.0', PUBLIC_URL: '' })).toBe(
      'PUBLIC_URL must be set when HOST is 0.0.0.0: it is the origin of the site, such as https://vitral.example.',
    );
    expect(await refusal({ DATA_DIR, DEMO: 'false', PUBLIC_URL: '' })).toMatch(
      /^PUBLIC_URL must be set when DEMO is false: /,
    );
  });

  it('refuses a database that cannot be reached in one sentence, without the password', async () => {
    const sentence = await refusal({
      DATA_DIR: await createDataFolder(),
      DATABASE_URL: 'postgresql://vitral:hidden-word@127.0.0.1:1/vitral',
    });
    expect(sentence).toMatch(
      /^The database at postgresql:\/\/vitral@127\.0\.0\.1:1\/vitral cannot be reached: .*ECONNREFUSED.*\.$/,
    );
    expect(sentence).not.toContain('hidden-word');
  });

  it('refuses a missing certificate file of the database authority in one sentence', async () => {
    const sentence = await refusal({
      DATA_DIR: await createDataFolder(),
      DATABASE_URL:
        'postgresql://vitral:hidden-word@127.0.0.1:1/vitral?sslmode=verify-full&sslrootcert=/no/ca.crt',
    });
    expect(sentence).toMatch(/^The database at \S+ cannot be reached: ENOENT: .*'\/no\/ca\.crt'\.$/);
  });

  it('refuses a missing bucket in one sentence', async () => {
    const bucket = await startBucket();
    try {
      const variables = { ...bucket.variables, DATA_DIR: await createDataFolder() };
      expect(await refusal({ ...variables, STORAGE_URL: 's3://no-such-bucket' })).toMatch(
        /^STORAGE_URL names the bucket no-such-bucket, which cannot be reached: NotFound\.$/,
      );
    } finally {
      await bucket.stop();
    }
  });

  it('refuses a data folder that is not a folder', async () => {
    expect(await refusal({ DATA_DIR: '/dev/null/data' })).toMatch(
      /^The data folder cannot be used .* set DATA_DIR .*\.$/,
    );
  });

  it('refuses a busy port in one sentence and leaves no database behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    // The server creates the folder with the required permissions.
    const folder = join(await createDataFolder(), 'data');
    try {
      expect(await refusal({ PORT: port, DATA_DIR: folder })).toBe(
        `Port ${port} on 127.0.0.1 is in use by another program: stop it, or set PORT.`,
      );
    } finally {
      other.close();
    }
  });
});
