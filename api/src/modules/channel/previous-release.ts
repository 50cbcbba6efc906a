import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseName } from '@vitral/contracts';
import { Release } from '../release.entity.ts';
import { LIVE } from './channel-names.ts';
import { ChannelChange } from './release-channel.entity.ts';
import { ReleaseSet } from './release-set.entity.ts';
import { MOVES } from './step.ts';

const AT_ONCE = 100;

/**
 * The release of a module that was active before the one that is: what a rollback brings back; null when there was none.
 * History is a stack for each module: what is activated comes on top, a rollback takes the top away.
 */
export async function previousRelease(em: EntityManager, name: ReleaseName): Promise<Release | null> {
  let takenAway = 0;
  for await (const change of newestMoves(em, name)) {
    if (change.kind === 'rolled-back') takenAway += 1;
    else if (change.module === null && !(await replaces(em, change, name))) continue;
    else if (takenAway > 0) takenAway -= 1;
    else return memberOf(em, change.fromSetId, name);
  }
  return null;
}

/** Whole sets among them, whether or not they brought another release of the module. */
async function* newestMoves(em: EntityManager, name: ReleaseName): AsyncGenerator<ChannelChange> {
  let older = {};
  let found: ChannelChange[];
  do {
    found = await em.find(
      ChannelChange,
      { channel: LIVE, kind: { $in: MOVES }, $or: [{ module: name }, { module: null }], ...older },
      { orderBy: { id: 'desc' }, limit: AT_ONCE },
    );
    yield* found;
    older = { id: { $lt: found.at(-1)?.id } };
  } while (found.length === AT_ONCE);
}

async function replaces(em: EntityManager, change: ChannelChange, name: ReleaseName): Promise<boolean> {
  const before = await memberOf(em, change.fromSetId, name);
  const after = await memberOf(em, change.toSetId, name);
  return before?.id !== after?.id;
}

async function memberOf(
  em: EntityManager,
  setId: string | null | undefined,
  name: ReleaseName,
): Promise<Release | null> {
  const set = setId ? await em.findOne(ReleaseSet, { id: setId }) : null;
  return set ? em.findOne(Release, { id: { $in: set.releaseIds }, name }) : null;
}
