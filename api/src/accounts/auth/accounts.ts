import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Role } from '@vitral/contracts/access';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { ModulePermissions } from '../../module-permissions/index.ts';
import type { StaffAccount, StaffDirectory } from '../../notifications/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { User } from '../users.entity.ts';
import { isPublicPassword } from './demo-accounts.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** An account whose password matched, with the matching hash. */
export interface Match {
  viewer: Viewer;
  passwordHash: string;
  /** The account awaits approval, so that no session may start. */
  awaitsApproval: boolean;
  isBreakGlass: boolean;
}

/** Reads accounts for logins and sessions. Disabled accounts are treated as missing. */
@Injectable()
export class Accounts implements OnModuleInit {
  private decoy = '';

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly modulePermissions: ModulePermissions,
  ) {}

  async onModuleInit(): Promise<void> {
    this.decoy = await hashPassword(crypto.randomUUID());
  }

  async find(id: string): Promise<Viewer | null> {
    const account = await this.em.fork().findOne(User, { id, isEnabled: true });
    return account && this.toViewer(account);
  }

  /** Returns the enabled accounts among `ids`; unknown ids are skipped. */
  async findAll(ids: string[]): Promise<Viewer[]> {
    const accounts = await this.em.fork().find(User, { id: { $in: ids }, isEnabled: true });
    return Promise.all(accounts.map((account) => this.toViewer(account)));
  }

  /**
   * Returns the account of these credentials, enabled or awaiting approval. An unknown username, or an account without
   * a password, takes as long as a wrong password. Outside demo mode the public demo passwords never match, not even on
   * an account restored from a demo backup.
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
    const isAllowed = this.configuration.isDemo || !isPublicPassword(password);
    if (!account || !isRight || !isAllowed) return null;
    const { isEnabled, isBreakGlass } = account;
    return { viewer: await this.toViewer(account), passwordHash, awaitsApproval: !isEnabled, isBreakGlass };
  }

  /** Finds the account of a username, enabled or not, for the record of attempts. */
  async findByUsername(username: string): Promise<{ id: string; name: string } | null> {
    const name = { [raw('lower(username)')]: username.toLowerCase() };
    return this.em.fork().findOne(User, name, { fields: ['id', 'name'] });
  }

  private async toViewer(account: User): Promise<Viewer> {
    const { secondFactorRoles } = await this.settings.current();
    const viewer = viewerOf(account);
    const hasNone = !viewer.hasSecondFactor && viewer.passkeyCount === 0;
    const needsSecondFactor = secondFactorRoles.includes(viewer.role) && hasNone;
    const modulePermissions = await this.modulePermissions.of(viewer.role);
    return { ...viewer, needsSecondFactor, modulePermissions };
  }
}

function viewerOf(account: User): Viewer {
  const { id, name, username, role } = account;
  return {
    id,
    name,
    username,
    role,
    modulePermissions: [],
    email: account.email ?? null,
    language: account.language ?? null,
    theme: account.theme ?? null,
    density: account.density ?? null,
    notificationEmails: account.notificationEmails,
    hidesFirstSteps: account.hidesFirstSteps,
    newsSeen: account.newsSeen ?? null,
    hasPassword: Boolean(account.hasPassword),
    isBreakGlass: account.isBreakGlass,
    hasSecondFactor: Boolean(account.secondFactorAt),
    passkeyCount: account.passkeyCount,
    needsSecondFactor: false,
    lastLogin: account.lastLogin ?? null,
  };
}

export function toCurrentUser(viewer: Viewer): CurrentUser {
  return {
    ...viewer,
    modulePermissions: [...viewer.modulePermissions],
    lastLogin: viewer.lastLogin?.toISOString() ?? null,
    isAdmin: viewer.role === 'admin',
    isManager: viewer.role !== 'user',
  };
}

@Injectable()
export class StaffAccounts implements StaffDirectory {
  constructor(private readonly em: EntityManager) {}

  async findStaff(roles: Role[], also: string[]): Promise<StaffAccount[]> {
    const staff = await this.em
      .fork()
      .find(
        User,
        { isEnabled: true, email: { $ne: null }, $or: [{ role: { $in: roles } }, { id: { $in: also } }] },
        { orderBy: { id: 'asc' } },
      );
    return staff.map(({ email, language }) => ({ email: email ?? '', language: language ?? null }));
  }
}
