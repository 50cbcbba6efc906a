import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../platform/errors/app-error.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';

/** Holds the meeting until the transaction ends: its edits and those of its dates come one after the other. */
export async function lockMeeting(em: EntityManager, id: string): Promise<ZoomMeeting> {
  const row = await em.findOne(ZoomMeeting, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('zoom-meetings.not-found', { id });
  return row;
}
