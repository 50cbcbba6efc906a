import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { User as UserResponse } from '@vitral/contracts/users';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SecurityEvent } from '../../platform/security-events/security-event.entity.ts';
import { Trash, type TrashKind } from '../../platform/trash/trash.ts';
import { refuseTakenUsername } from '../refuse-taken-username.ts';
import { User } from '../users.entity.ts';
import { itemOf, snapshotOf, toResponse } from './users.response.ts';

/** Security events of an erased account still count, without saying whose they were or from where. */
const ANONYMOUS = { accountName: null, networks: [], windowKey: null };

/** Sessions, linked logins and links end with the account; interrupted uploads have to start again. */
const KIND: TrashKind<User> = {
  noun: 'users',
  entity: User,
  nameOf: ({ name }) => name,
  except: ['linked_identity', 'session', 'upload_key', 'user_link'],
  isPersonal: true,
  forget: (em, ids) => em.nativeUpdate(SecurityEvent, { accountId: { $in: ids } }, ANONYMOUS),
};

/** Deletes and restores accounts, with password, second factor, and everything that refers to them. docs/adr/091. */
@Injectable()
export class UsersTrash implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly trash: Trash,
  ) {}

  onModuleInit(): void {
    this.trash.offer(KIND);
  }

  /** Deletes a locked account. */
  async put(em: EntityManager, row: User): Promise<void> {
    this.audit.record(em, { verb: 'deleted', ...itemOf(row), before: snapshotOf(row) });
    await this.trash.put(em, KIND, row);
  }

  restore(id: string): Promise<UserResponse> {
    return this.em.transactional((em) => this.takeOut(em, id)).catch(refuseTakenUsername);
  }

  /** Throws `users.username-taken` if another account has taken the username since. */
  async takeOut(em: EntityManager, id: string): Promise<UserResponse> {
    const row = await this.trash.takeOut(em, KIND, id, async ({ username }) => {
      const isTaken = await em.count(User, { [raw('lower(username)')]: String(username).toLowerCase() });
      if (isTaken) throw new AppError('users.username-taken');
    });
    this.audit.record(em, { verb: 'restored', ...itemOf(row), after: snapshotOf(row) });
    return toResponse(row);
  }
}
