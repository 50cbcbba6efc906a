import type { EntityData, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { keepVersion } from '../platform/entities/columns.ts';
import { User } from './users.entity.ts';

/** Updates fields that are not part of an edit, so that `version` stays. Returns the number of matching accounts. */
export const updateAccount = (
  em: EntityManager,
  where: FilterQuery<User>,
  data: EntityData<User>,
): Promise<number> => em.nativeUpdate(User, where, { ...data, ...keepVersion() });
