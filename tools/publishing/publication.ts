import type { KeyObject } from 'node:crypto';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { packRelease, type Release } from './pack-release.ts';
import { signRelease } from './signing.ts';
import { SiteError, type Site } from './site.ts';
import type { ReleaseRow } from './change-channel.ts';

type ReadRelease = (version?: string) => Promise<Release>;

interface Publication {
  module: string;
  revision: string | null;
  isNext: boolean;
  signingKey?: KeyObject | undefined;
}

const NEXT_ATTEMPTS = 5;
const PAGE = 100;

/**
 * Sends a build to the site. With `isNext` its version is the next free one, unless the newest release already has
 * exactly these files; it is chosen again if another client takes the version first.
 */
export async function publish(
  site: Site,
  { module, revision, isNext, signingKey }: Publication,
  readRelease: ReadRelease,
) {
  for (let attempt = 1; ; attempt += 1) {
    const release = await chooseRelease(site, { module, isNext }, readRelease);
    try {
      return { ...(await send(site, release, { module, revision, signingKey })), release };
    } catch (error) {
      const isTaken = error instanceof SiteError && error.code === 'modules.version-taken';
      if (!isTaken || !isNext || attempt === NEXT_ATTEMPTS) throw error;
    }
  }
}

/** Reads the build with the version that it will be published under. */
export async function chooseRelease(
  site: Site,
  { module, isNext }: Pick<Publication, 'module' | 'isNext'>,
  readRelease: ReadRelease,
) {
  if (!isNext) return readRelease();
  const known = await readReleases(site, module);
  const [newest] = known;
  const release = newest && (await readRelease(newest.version));
  if (release && release.digest === newest.digest) return release;
  return readRelease(nextVersion(known.map(({ version }) => version)));
}

/** Returns 'known' if the site has these files, 'taken' if it has other files with this version, else 'new'. */
export async function findKnown(site: Site, module: string, release: Release) {
  const known = await readReleases(site, module);
  if (known.some(({ digest }) => digest === release.digest)) return 'known';
  return known.some(({ version }) => version === release.descriptor.version) ? 'taken' : 'new';
}

/** Reads the problems that prevent an activation; the site runs all its checks, trial included. */
export async function readProblems(site: Site, { id }: ReleaseRow) {
  return (await site.get<ReleaseProblem[]>(`/modules/releases/${id}/problems`)).body;
}

async function send(
  site: Site,
  release: Release,
  { module, revision, signingKey }: Omit<Publication, 'isNext'>,
) {
  const query = revision ? `?revision=${encodeURIComponent(revision)}` : '';
  const bytes = await packRelease(release, signingKey && signRelease(release, signingKey));
  const path = `/modules/${module}/releases${query}`;
  const { status, body } = await site.send<ReleaseRow>(path, 'application/x-tar', bytes);
  return { detail: body, isNew: status === 201 };
}

/** Reads all releases of a module, newest first. */
async function readReleases(site: Site, module: string) {
  const releases: ReleaseRow[] = [];
  for (;;) {
    const path = `/modules/${module}/releases?limit=${PAGE}&offset=${releases.length}`;
    const { body, headers } = await site.get<ReleaseRow[]>(path);
    releases.push(...body);
    if (body.length === 0 || releases.length >= Number(headers.get('x-total-count') ?? 0)) return releases;
  }
}

type Numbers = [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers[] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? [] : [[Number(major), Number(minor), Number(patch)]];
}

const compare = (one: Numbers, other: Numbers) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

/** Returns the patch version after the highest of these, such as 0.1.10 after 0.1.9. Ignores texts that are not versions. */
export function nextVersion(versions: string[]) {
  const [major, minor, patch] = versions
    .flatMap(numbersOf)
    .reduce((one, other) => (compare(one, other) < 0 ? other : one), [0, 0, 0]);
  return `${major}.${minor}.${patch + 1}`;
}
