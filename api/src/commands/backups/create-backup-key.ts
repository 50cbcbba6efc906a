import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { codeOf, StartRefusal } from '../../platform/errors/app-error.ts';

/** Writes a new private key to a file that only its owner can read. Returns what to do with it. Throws StartRefusal. */
export async function createBackupKey(given: string): Promise<string[]> {
  const path = resolve(given);
  const privateKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(privateKey);
  const created = new Date().toISOString().slice(0, 19);
  await writeNew(path, `# created: ${created}Z\n# public key: ${publicKey}\n${privateKey}\n`);
  return [
    `Public key: ${publicKey}`,
    `Private key: ${path}`,
    '',
    'Backups are encrypted once you add the public key at /admin/backups. Then:',
    '- Move the file with the private key off this server, to two safe places at least. Without it nobody can restore',
    '  the backups, and whoever has it can read them.',
    '- Restore one backup with it now, while nothing depends on it:',
    `  npm run restore -- vitral-20261122-045515-9f3c2a7b.tar.age --key ${given}`,
  ];
}

async function writeNew(path: string, text: string): Promise<void> {
  try {
    await using file = await open(path, 'wx', 0o600);
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new StartRefusal(`${path} exists already.`);
    throw new StartRefusal(`${path} cannot be written (${codeOf(error)}).`);
  }
}
