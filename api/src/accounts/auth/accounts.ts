import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { User } from '../users/users.entity.ts';
import { viewerOf } from './current-user.ts';
import { isPublicPassword } from './demo-accounts.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** An account whose password was right, and the hash that it was right for. */
export interface Match {
  viewer: Viewer;
  passwordHash: string;
  /** The account awaits approval, so that no session may start. */
  awaitsApproval: boolean;
}

/** Reads accounts for logins and sessions. A disabled account is as if it did not exist. */
@Injectable()
export class Accounts implements OnModuleInit {
  private decoy = '';

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hashPassword(crypto.randomUUID());
  }

  async find(id: string): Promise<Viewer | null> {
    const account = await this.em.fork().findOne(User, { id, isEnabled: true });
    return account && this.toViewer(account);
  }

  /** Those of them that there are. */
  async findAll(ids: string[]): Promise<Viewer[]> {
    const accounts = await this.em.fork().find(User, { id: { $in: ids }, isEnabled: true });
    return Promise.all(accounts.map((account) => this.toViewer(account)));
  }

  /**
   * The account of these credentials, enabled or awaiting approval; an unknown name, or one without a password, costs the same work
   * as a wrong one. Outside demo mode a public password is a wrong one, whoever has it and however it came here, as by a backup of
   * a demo.
   */
  async match(username: string, password: string): Promise<Match | null> {
    const account = await this.em.fork().findOne(
      User,
      {
        [raw('lower(username)')]: username.toLowerCase(),
        $or: [{ isEnabled: true }, { awaitsApproval: true }],
      },
      { populate: ['passwordHash'] },
    );
    const passwordHash = account?.passwordHash ?? this.decoy;
    const isRight = await verifyPassword(passwordHash, password);
    const isOpen = this.configuration.isDemo || !isPublicPassword(password);
    if (!account || !isRight || !isOpen) return null;
    return { viewer: await this.toViewer(account), passwordHash, awaitsApproval: !account.isEnabled };
  }

  /** Finds the account of a username, enabled or not, for the record of attempts. */
  async named(username: string): Promise<{ id: string; name: string } | null> {
    const name = { [raw('lower(username)')]: username.toLowerCase() };
    return this.em.fork().findOne(User, name, { fields: ['id', 'name'] });
  }

  private async toViewer(account: User): Promise<Viewer> {
    const { secondFactorRoles } = await this.settings.current();
    const viewer = viewerOf(account);
    const needsSecondFactor = secondFactorRoles.includes(viewer.role) && !viewer.hasSecondFactor;
    return { ...viewer, needsSecondFactor };
  }
}
