import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LIMITS } from '@vitral/contracts/limits';
import { codeOf, StartRefusal } from '../../platform/errors/app-error.ts';
import { askHidden, readInput, type Terminal } from '../terminal.ts';

/** Passphrases are guessed on the attacker's own machine, as often as it can. */
const SHORTEST_PASSPHRASE = 16;

const PRIVATE_KEY = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m;

/** Asks twice for the passphrase of a new archive; without a terminal, reads it from standard input. Throws StartRefusal. */
export async function readNewPassphrase(terminal: Terminal): Promise<string> {
  const cancelled = 'No backup was made.';
  if (!terminal.input.isTTY) return checkLength(await readInput(terminal.input));
  const passphrase = checkLength(await askHidden(terminal, 'Passphrase: ', cancelled));
  if ((await askHidden(terminal, 'The same passphrase again: ', cancelled)) === passphrase) return passphrase;
  throw new StartRefusal('The two passphrases differ.');
}

function checkLength(passphrase: string): string {
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new StartRefusal(`A passphrase has at least ${SHORTEST_PASSPHRASE} characters.`);
  if (passphrase.length <= LIMITS.archiveKey) return passphrase;
  throw new StartRefusal(`A passphrase has at most ${LIMITS.archiveKey} characters.`);
}

/** Reads the secret that opens an archive: from a file of `npm run backup:keys`, a terminal or standard input. */
export async function readArchiveKey(terminal: Terminal, file: string | null): Promise<string> {
  if (file !== null) return readKeyFile(resolve(file));
  const cancelled = 'Nothing was changed.';
  const given = terminal.input.isTTY
    ? await askHidden(terminal, 'The archive is encrypted. Private key or passphrase: ', cancelled)
    : await readInput(terminal.input);
  if (given.trim() !== '') return given.trim();
  throw new StartRefusal('The archive is encrypted: add --key and the file with the private key.');
}

async function readKeyFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartRefusal(`${path} cannot be read (${codeOf(error)}).`);
  });
  const [key] = PRIVATE_KEY.exec(text) ?? [];
  if (key !== undefined) return key;
  throw new StartRefusal(`${path} has no private key, which starts with AGE-SECRET-KEY-1.`);
}
