import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXIT, Refusal } from './refusal.ts';

/** A module token that `vitral login` received. */
export interface Credential {
  /** Origin of the site. */
  site: string;
  /** Null for a token that covers every module. */
  module: string | null;
  name: string;
  token: string;
  expiresAt: string;
}

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/** Returns the file with the credentials of this user (XDG Base Directory Specification). */
export function credentialFile({ XDG_CONFIG_HOME }: NodeJS.ProcessEnv): string {
  return join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'vitral', 'credentials.json');
}

/** Reads the stored credentials; none without a file. Throws a Refusal for a file that cannot be read. */
export function readCredentials(environment: NodeJS.ProcessEnv): Credential[] {
  const path = credentialFile(environment);
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { credentials: Credential[] }).credentials;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new Refusal(
      EXIT.usage,
      `${path} cannot be read${code ? `: ${code}` : ''}. Delete it and log in again.`,
    );
  }
}

/**
 * Returns the credential for a module of a site, else the one for all modules; if no module is named, the first one for
 * the site.
 */
export function findCredential(environment: NodeJS.ProcessEnv, site: string, module?: string) {
  const ofSite = readCredentials(environment).filter((each) => each.site === site);
  if (module === undefined) return ofSite[0];
  return ofSite.find((each) => each.module === module) ?? ofSite.find((each) => each.module === null);
}

/** Stores a credential in place of another one for the same module and site. */
export function storeCredential(environment: NodeJS.ProcessEnv, credential: Credential): void {
  const isOther = ({ site, module }: Credential) => site !== credential.site || module !== credential.module;
  write(environment, [...readCredentials(environment).filter(isOther), credential]);
}

export function forgetCredential(environment: NodeJS.ProcessEnv, { token }: Credential): void {
  write(
    environment,
    readCredentials(environment).filter((each) => each.token !== token),
  );
}

/** Replaces the file atomically, so that a crash leaves either the old or the new one. */
function write(environment: NodeJS.ProcessEnv, credentials: Credential[]): void {
  const path = credentialFile(environment);
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify({ credentials }, null, 2)}\n`, {
    flag: 'wx',
    mode: OWNER_ONLY.file,
  });
  renameSync(draft, path);
}
