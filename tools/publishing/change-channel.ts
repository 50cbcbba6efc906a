import type { ReleaseChannel, ReleaseSummary } from '@vitral/contracts/releases';
import { EXIT, Refusal } from './refusal.ts';
import { SiteError, type Site } from './site.ts';

export type ReleaseRow = Pick<ReleaseSummary, 'id' | 'name' | 'version' | 'digest'> &
  Partial<Pick<ReleaseSummary, 'signature'>>;

const CHANNEL = '/modules/channel';
const CANDIDATE = `${CHANNEL}/candidate`;
const STALE_ATTEMPTS = 3;

/** Reads the active set, the candidate and the version of the channel. */
export async function readChannel(site: Site) {
  return (await site.get<ReleaseChannel>(CHANNEL)).body;
}

/** Activates a release for all visitors. If it is the candidate, promotes the candidate. */
export function activate(site: Site, release: ReleaseRow) {
  return retryStale(site, async ({ active, candidate }) => {
    const isCandidate = candidate?.release.id === release.id;
    const path = isCandidate ? `${CANDIDATE}/promote` : `/modules/releases/${release.id}/activate`;
    return (await site.post<ReleaseChannel>(path, isCandidate ? { from: active.id } : {})).body;
  });
}

/** Makes a release the candidate for a share of the visitors, or changes the share of the candidate. */
export async function share(site: Site, release: ReleaseRow, percent: number) {
  const { candidate } = await readChannel(site);
  if (candidate?.release.id !== release.id)
    return (await site.post<ReleaseChannel>(`/modules/releases/${release.id}/activate`, { share: percent }))
      .body;
  return retryStale(
    site,
    async ({ version }) => (await site.put<ReleaseChannel>(CANDIDATE, { share: percent, version })).body,
  );
}

/** Withdraws the candidate. Throws a Refusal if this module has none. */
export function withdraw(site: Site, module: string) {
  return retryStale(site, async ({ candidate, version }) => {
    if (candidate?.release.name !== module)
      throw new Refusal(EXIT.refused, `There is no candidate of ${module} to withdraw.`);
    return (await site.delete<ReleaseChannel>(`${CANDIDATE}?version=${version}`)).body;
  });
}

/**
 * Activates the previous release while the release in `before` is still active, so that a retry after a lost response does not
 * roll back twice. Throws a Refusal when the module's active release has changed meanwhile.
 */
export function rollBack(site: Site, module: string, before: ReleaseChannel) {
  const began = activeOf(before, module);
  return retryStale(site, async (channel) => {
    const current = activeOf(channel, module);
    if (current?.id !== began?.id)
      throw new Refusal(
        EXIT.refused,
        `${module} ${current?.version ?? '(none)'} is active by now: nothing was changed.`,
      );
    return (await site.post<ReleaseChannel>(`/modules/${module}/rollback`, { from: channel.active.id })).body;
  });
}

/** Returns the active release of a module. */
export function activeOf({ active }: ReleaseChannel, module: string) {
  return active.releases.find(({ name }) => name === module);
}

/** Repeats a change with the current channel while activations of other modules make it stale. */
async function retryStale<Result>(site: Site, change: (channel: ReleaseChannel) => Promise<Result>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change(await readChannel(site));
    } catch (error) {
      const isStale = error instanceof SiteError && error.code === 'modules.stale';
      if (!isStale || attempt === STALE_ATTEMPTS) throw error;
    }
  }
}
