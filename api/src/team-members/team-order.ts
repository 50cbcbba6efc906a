import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { TeamMember } from './team-members.entity.ts';

/** Any number will do: whoever changes the order does so alone, until the transaction ends. */
const ORDER_LOCK = 6_183_550_005;

/** Comes before everything else in a transaction that gives places, so that none is given by what was read earlier. */
export async function lockOrder(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [ORDER_LOCK]);
}

export async function nextPlace(em: EntityManager): Promise<number> {
  const [last] = await em.find(TeamMember, {}, { fields: ['order'], orderBy: { order: 'desc' }, limit: 1 });
  return last ? last.order + 1 : 0;
}

/** Puts a member where it is wanted, as near as there are places, and those in between one on. Tells the place. */
export async function putInPlace(em: EntityManager, { id, order: from }: TeamMember, wanted: number) {
  const to = Math.max(0, Math.min(wanted, (await nextPlace(em)) - 1));
  if (to === from) return to;
  if (to < from) await shift(em, { $gte: to, $lt: from }, 1);
  else await shift(em, { $gt: from, $lte: to }, -1);
  await em.nativeUpdate(TeamMember, { id }, { order: to, ...keepVersion() });
  return to;
}

/** After the member of this place is gone. */
export const closeGap = (em: EntityManager, place: number) => shift(em, { $gt: place }, -1);

/** No edit: `version` and `updatedAt` stay, so that whoever is editing one of them is not told of a conflict. */
function shift(
  em: EntityManager,
  places: Partial<Record<'$gt' | '$gte' | '$lt' | '$lte', number>>,
  by: 1 | -1,
) {
  return em.nativeUpdate(
    TeamMember,
    { order: places },
    { order: raw('"order" + ?', [by]), ...keepVersion() },
  );
}
