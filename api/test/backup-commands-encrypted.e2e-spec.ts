import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { ArchiveSite } from './set-up/archive-site.ts';
import { asUnsigned } from './set-up/archive-parts.ts';
import { runCommand as run, type Variables } from './set-up/backup-commands.ts';
import { createDataFolder } from './set-up/server-process.ts';

const TIMEOUT_MS = 240_000;
const PASSPHRASE = 'una linterna de papel sobre el agua';
const PUBLIC_KEY = /age1[a-z0-9]{58}/;
const PRIVATE_KEY = /AGE-SECRET-KEY-1[A-Z0-9]{58}/;

let site: ArchiveSite;
let variables: Variables;
let folder: string;
beforeAll(async () => {
  const DATA_DIR = await createDataFolder();
  folder = await createDataFolder();
  site = await ArchiveSite.make(join(DATA_DIR, 'files'));
  variables = { DATA_DIR, DATABASE_URL: site.place.databaseUrl, SECRET_KEY: site.place.secretKey };
  await site.addContent('a.pdf', randomBytes(300_000));
});
afterAll(() => site.drop());

const addRecipient = (name: string, publicKey: string) =>
  site.query(
    `insert into backup_key (created_at, kind, name, public_key, created_by) values (now(), 'recipient', $1, $2, 'x')`,
    [name, publicKey],
  );

describe('npm run backup:keys', () => {
  it('writes a private key that its owner alone can read, and prints the public key', async () => {
    const path = join(folder, 'one.key');
    const { code, output, errors } = await run('create-backup-key', [path], {});
    expect([code, errors]).toEqual([0, '']);
    const text = await readFile(path, 'utf8');
    const [privateKey = ''] = PRIVATE_KEY.exec(text) ?? [];
    expect(PUBLIC_KEY.exec(output)?.[0]).toBe(await identityToRecipient(privateKey));
    expect([output.includes(privateKey), (await stat(path)).mode & 0o777]).toEqual([false, 0o600]);
    expect(output).toContain('/admin/backups');

    const again = await run('create-backup-key', [path], {});
    expect(again).toMatchObject({ code: 1, errors: `${path} exists already.` });
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('reports in one sentence why it cannot run', async () => {
    for (const [words, sentence] of [
      [[], 'Use it like this: npm run backup:keys'],
      [['a', 'b'], 'Use it like this: npm run backup:keys'],
      [['/nowhere/x.key'], '/nowhere/x.key cannot be written (ENOENT).'],
    ] as const) {
      const { code, errors } = await run('create-backup-key', [...words], {});
      expect([code, errors.split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
    }
  });
});

describe('npm run backup and npm run restore', () => {
  it(
    'encrypt for the keys of the site, and ask for a private key',
    async () => {
      const keyFile = join(folder, 'two.key');
      const { output: printed } = await run('create-backup-key', [keyFile], {});
      await addRecipient('Caja fuerte', PUBLIC_KEY.exec(printed)?.[0] ?? '');
      const path = join(folder, 'site.tar.age');
      const made = await run('make-backup', [path], variables);
      expect(made).toMatchObject({ code: 0, output: expect.stringContaining('for Caja fuerte') });
      expect((await readFile(path)).subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
      const stored = await run('make-backup', [], variables);
      const [name = ''] = /vitral-\S+\.tar\.age/.exec(stored.output) ?? [];
      expect(await site.query('select filename, encryption, signature from backup')).toEqual([
        { filename: name, encryption: 'keys', signature: 'signed' },
      ]);

      const before = await site.state();
      await site.query('delete from content');
      const other = await generateX25519Identity();
      for (const [words, typed, sentence] of [
        [[], '', 'The archive is encrypted: add --key'],
        [[], other, `This key or passphrase does not open ${name}. Nothing was changed.`],
        [['--key', '/nowhere/x.key'], '', '/nowhere/x.key cannot be read (ENOENT).'],
        [['--key', path], '', `${path} has no private key`],
      ] as const) {
        const { code, errors } = await run('restore-backup', [name, '--yes', ...words], variables, typed);
        expect([code, errors.split('\n')]).toEqual([1, [expect.stringContaining(sentence)]]);
      }
      const restored = await run('restore-backup', [name, '--yes', '--key', keyFile], variables);
      expect(restored).toMatchObject({ code: 0, errors: '' });
      expect(restored.output).toMatch(/signature +signed by this site\n/);
      const [privateKey = ''] = PRIVATE_KEY.exec(await readFile(keyFile, 'utf8')) ?? [];
      await site.query('delete from content');
      const typing = await run('restore-backup', [path, '--yes'], variables, `${privateKey}\n`);
      expect([typing.code, typing.output.includes(privateKey)]).toEqual([0, false]);
      const { content } = (await site.state()).rows;
      expect(content).toBe(before.rows['content']);
      await site.query('delete from backup_key; delete from backup');
    },
    TIMEOUT_MS,
  );

  it(
    'encrypt a file with a passphrase',
    async () => {
      const path = join(folder, 'passphrase.tar.age');
      const words = [path, '--passphrase'];
      const short = await run('make-backup', words, variables, 'too short');
      expect(short).toMatchObject({ code: 1, errors: 'A passphrase has at least 16 characters.' });
      expect(await readdir(folder)).not.toContain('passphrase.tar.age');
      expect(await run('make-backup', words, variables, `${PASSPHRASE}\n`)).toMatchObject({ code: 0 });
      expect((await run('restore-backup', [path, '--yes'], variables, 'another one')).code).toBe(1);
      expect(await run('restore-backup', [path, '--yes'], variables, PASSPHRASE)).toMatchObject({ code: 0 });
      const toStore = await run('make-backup', ['--passphrase'], variables, PASSPHRASE);
      expect(toStore.errors).toContain('Use it like this');
    },
    TIMEOUT_MS,
  );

  it(
    'refuse an unsigned archive until it is accepted, and a changed one always',
    async () => {
      const path = join(folder, 'signed.tar');
      expect((await run('make-backup', [path], variables)).output).toContain('add a key at /admin/backups');
      const bytes = await readFile(path);
      const old = join(folder, 'old.tar');
      await writeFile(old, await asUnsigned(bytes));
      const refused = await run('restore-backup', [old, '--yes'], variables);
      expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('--accept-untrusted')]);
      const accepted = await run('restore-backup', [old, '--yes', '--accept-untrusted'], variables);
      expect([accepted.code, accepted.output]).toEqual([0, expect.stringContaining('not signed')]);

      const at = bytes.lastIndexOf('"signature": "') + 20;
      bytes.writeUInt8(bytes.readUInt8(at) === 65 ? 66 : 65, at);
      await writeFile(old, bytes);
      const changed = await run('restore-backup', [old, '--yes', '--accept-untrusted'], variables);
      expect([changed.code, changed.errors]).toEqual([
        1,
        expect.stringContaining('it was changed after it was signed'),
      ]);
    },
    TIMEOUT_MS,
  );
});
