import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

/** A package of another author, as `package-lock.json` names it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Digest of its archive. npm refuses an archive with another digest. */
  integrity: string | null;
  /** URL of its archive; null for the configured registry. */
  resolved: string | null;
  hasInstallScript: boolean;
  /** An expression of SPDX, as the package states it; null if it states none. */
  licence: string | null;
  /** Only builds and tests use it. */
  isDevelopment: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  dev?: boolean;
  /** Patterns of our own folders, in the entry of the root. */
  workspaces?: string[];
}

interface Lock {
  packages: Record<string, LockEntry>;
}

const FOLDER = 'node_modules/';

export const readLock = (root: string): LockedPackage[] =>
  packagesIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);

/** Returns all packages but our own, which are links to workspaces. A link to any other folder counts as a package of others. */
export function packagesIn({ packages }: Lock): LockedPackage[] {
  const isOwn = ({ link, resolved = '' }: LockEntry) =>
    link && packages['']?.workspaces?.some((pattern) => matchesGlob(resolved, pattern));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes(FOLDER) && !isOwn(entry))
    .map(([path, entry]) => ({
      name: entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version: entry.version ?? '',
      integrity: entry.integrity ?? null,
      resolved: entry.resolved ?? null,
      hasInstallScript: entry.hasInstallScript ?? false,
      licence: entry.license ?? null,
      isDevelopment: entry.dev ?? false,
    }));
}

/** Names of the packages about whose install scripts `allowScripts` in package.json decides, whether they run or not. */
export function decidedScripts(root: string): Set<string> {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  return new Set(Object.keys(allowScripts));
}

/** Lists what would let an install run code that nobody has seen: no digest, two digests, an origin besides the registry, a new script. */
export function lockProblems(packages: LockedPackage[], decided: ReadonlySet<string>): string[] {
  const digests = new Map<string, string | null>();
  return packages.flatMap((one) => {
    const { name, version, integrity, resolved, hasInstallScript } = one;
    const label = `${name}@${version}`;
    const other = digests.get(label);
    digests.set(label, integrity);
    return [
      integrity?.startsWith('sha512-') ? [] : [`${label} has no SHA-512 digest`],
      other === undefined || other === integrity ? [] : [`${label} has two different digests`],
      resolved === null || isFromRegistry(resolved)
        ? []
        : [`${label} does not come from a registry: ${resolved}`],
      hasInstallScript && !decided.has(name)
        ? [`${label} has an install script; read it, then decide in allowScripts of package.json`]
        : [],
    ].flat();
  });
}

/** npm replaces this registry by the configured one. `.npmrc` leaves its URLs out of the lock file. */
const isFromRegistry = (url: string) => /^https:\/\/registry\.npmjs\.org\/.+\.tgz$/.test(url);
