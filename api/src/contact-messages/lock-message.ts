import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../platform/errors/app-error.ts';
import { ContactMessage } from './contact-messages.entity.ts';

/** Holds a message until the transaction ends, so that of two parallel changes the second sees the first. */
export async function lockMessage(em: EntityManager, id: string): Promise<ContactMessage> {
  const row = await em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('contact-messages.not-found', { id });
  return row;
}
