import { EXIT, Refusal } from './refusal.mjs';
import { SiteError } from './site.mjs';

const CHANNEL = '/modules/channel';
const CANDIDATE = `${CHANNEL}/candidate`;
const STALE_ATTEMPTS = 3;

/** The set that visitors get, the candidate, and how often either has changed. */
export async function readChannel(site) {
  return (await site.get(CHANNEL)).body;
}

/** Gives a release to everybody; a candidate is made whole instead of being replaced by itself. */
export function activate(site, release) {
  return asSeen(site, async ({ active, candidate }) => {
    const isCandidate = candidate?.release.id === release.id;
    const path = isCandidate ? `${CANDIDATE}/promote` : `/modules/releases/${release.id}/activate`;
    return (await site.post(path, isCandidate ? { from: active.id } : {})).body;
  });
}

/** Gives a release to a part of the visitors, or changes the part that has it. */
export async function share(site, release, percent) {
  const { candidate } = await readChannel(site);
  if (candidate?.release.id !== release.id)
    return (await site.post(`/modules/releases/${release.id}/activate`, { share: percent })).body;
  return asSeen(site, async ({ version }) => (await site.put(CANDIDATE, { share: percent, version })).body);
}

/** Takes the candidate back. Throws a Refusal when there is none of this module. */
export function withdraw(site, module) {
  return asSeen(site, async ({ candidate, version }) => {
    if (candidate?.release.name !== module)
      throw new Refusal(EXIT.refused, `There is no candidate of ${module} to take back.`);
    return (await site.delete(`${CANDIDATE}?version=${version}`)).body;
  });
}

/**
 * Brings back the release before, as long as the one that was active when the command began still is: asked a second time,
 * after an answer that got lost, it does not go back twice. Throws a Refusal when the module has moved meanwhile.
 */
export function rollBack(site, module, before) {
  const began = activeOf(before, module);
  return asSeen(site, async (channel) => {
    const current = activeOf(channel, module);
    if (current?.id !== began?.id)
      throw new Refusal(
        EXIT.refused,
        `${module} ${current?.version ?? '(none)'} is active by now: nothing was done.`,
      );
    return (await site.post(`/modules/${module}/rollback`, { from: channel.active.id })).body;
  });
}

/** What visitors get of a module. */
export function activeOf({ active }, module) {
  return active.releases.find(({ name }) => name === module);
}

/** Other modules move the channel, too: what does not depend on them is asked again as the channel is by then. */
async function asSeen(site, change) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change(await readChannel(site));
    } catch (error) {
      const isStale = error instanceof SiteError && error.code === 'modules.stale';
      if (!isStale || attempt === STALE_ATTEMPTS) throw error;
    }
  }
}
