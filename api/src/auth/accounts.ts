import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Viewer } from '../platform/access/viewer.ts';
import { User } from '../users/users.entity.ts';
import { viewerOf } from './current-user.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Reads accounts for logins and sessions. A disabled account is as if it did not exist. */
@Injectable()
export class Accounts implements OnModuleInit {
  private decoy = '';

  constructor(private readonly em: EntityManager) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hashPassword(crypto.randomUUID());
  }

  async find(id: string): Promise<Viewer | null> {
    const account = await this.em.fork().findOne(User, { id, isEnabled: true });
    return account && viewerOf(account);
  }

  /** The account of these credentials; an unknown name costs the same work as a wrong password. */
  async match(username: string, password: string): Promise<Viewer | null> {
    const account = await this.em
      .fork()
      .findOne(
        User,
        { [raw('lower(username)')]: username.toLowerCase(), isEnabled: true },
        { populate: ['passwordHash'] },
      );
    const isRight = await verifyPassword(account?.passwordHash ?? this.decoy, password);
    return account && isRight ? viewerOf(account) : null;
  }
}
