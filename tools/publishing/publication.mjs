import { nextVersion } from './next-version.mjs';
import { packRelease } from './pack-release.mjs';
import { SiteError } from './site.mjs';

const NEXT_ATTEMPTS = 5;
const PAGE = 100;

/**
 * Sends a build and answers `{ detail, isNew, release }`. With `isNext` the version is the next one that the site does not
 * know, unless the newest release has exactly these files already; somebody else may take a number first.
 */
export async function publish(site, { module, revision, isNext }, readRelease) {
  for (let attempt = 1; ; attempt += 1) {
    const release = await chooseRelease(site, { module, isNext }, readRelease);
    try {
      return { ...(await send(site, module, release, revision)), release };
    } catch (error) {
      const isTaken = error instanceof SiteError && error.code === 'modules.version-taken';
      if (!isTaken || !isNext || attempt === NEXT_ATTEMPTS) throw error;
    }
  }
}

/** The build under the version that it will have. */
export async function chooseRelease(site, { module, isNext }, readRelease) {
  if (!isNext) return readRelease();
  const known = await readReleases(site, module);
  const newest = known[0] && (await readRelease(known[0].version));
  return newest?.digest === known[0]?.digest && newest
    ? newest
    : readRelease(nextVersion(known.map(({ version }) => version)));
}

/** How the site knows a release: as these bytes, under this version with others, or not at all. */
export async function findKnown(site, module, release) {
  const known = await readReleases(site, module);
  if (known.some(({ digest }) => digest === release.digest)) return 'known';
  return known.some(({ version }) => version === release.descriptor.version) ? 'taken' : 'new';
}

/** What stands against giving the release to visitors: the site's whole proof, trial included. */
export async function readProblems(site, detail) {
  return (await site.get(`/modules/releases/${detail.id}/problems`)).body;
}

async function send(site, module, release, revision) {
  const query = revision ? `?revision=${encodeURIComponent(revision)}` : '';
  const bytes = await packRelease(release);
  const { status, body } = await site.send(`/modules/${module}/releases${query}`, 'application/x-tar', bytes);
  return { detail: body, isNew: status === 201 };
}

/** Newest first. */
async function readReleases(site, module) {
  const releases = [];
  for (;;) {
    const path = `/modules/${module}/releases?limit=${PAGE}&offset=${releases.length}`;
    const { body, headers } = await site.get(path);
    releases.push(...body);
    if (body.length === 0 || releases.length >= Number(headers.get('x-total-count') ?? 0)) return releases;
  }
}
