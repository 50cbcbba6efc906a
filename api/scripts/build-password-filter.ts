// Writes the filter of frequent passwords for a list with one password per line.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PasswordFilter } from '../src/accounts/auth/leaked-passwords/password-filter.ts';

const OUTPUT = join(import.meta.dirname, '../src/accounts/auth/leaked-passwords/frequent-passwords.bin');

const [, , list] = process.argv;
if (list === undefined) throw new Error('Usage: node api/scripts/build-password-filter.ts <list>');
const passwords = (await readFile(list, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
const filter = PasswordFilter.of(passwords);
const missing = passwords.filter((password) => !filter.has(password));
if (missing.length > 0) throw new Error(`The filter lacks ${missing.length} passwords`);
await writeFile(OUTPUT, filter.bytes);
process.stdout.write(`${passwords.length} passwords, ${filter.bytes.length} bytes\n`);
