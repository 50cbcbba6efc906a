import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isPublicPassword } from '../auth/demo-accounts.ts';
import { LeakedPasswords } from '../auth/leaked-passwords/leaked-passwords.ts';
import { hashPassword } from '../auth/password.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError, StartRefusal } from '../../platform/errors/app-error.ts';
import { findVacantAdmin, PASSWORD_LOGIN_STATE } from './admins.ts';
import { User } from '../users.entity.ts';

/** An arbitrary advisory lock id: servers that start together create only one admin. */
const FIRST_ADMIN_LOCK = 6_183_550_004;

type FirstAdminLogin = NonNullable<Configuration['firstAdmin']>;

/** Creates the account of ADMIN_USERNAME and ADMIN_PASSWORD while no admin has a password, except in demo mode. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly configuration: Configuration,
    private readonly leaked: LeakedPasswords,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { firstAdmin, isDemo } = this.configuration;
    if (!firstAdmin || isDemo) return;
    await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [FIRST_ADMIN_LOCK]);
      if ((await em.count(User, { role: 'admin', hasPassword: true })) > 0) return;
      await this.make(em, firstAdmin);
      this.logger.log(`The first admin is ${firstAdmin.username}`);
    });
  }

  private async make(em: EntityManager, { username, password }: FirstAdminLogin): Promise<void> {
    // Logins with a public password are refused outside demo mode.
    if (isPublicPassword(password)) {
      throw new StartRefusal('ADMIN_PASSWORD is the public password of a demo account: choose another one.');
    }
    if (await this.leaked.has(password)) {
      throw new StartRefusal('ADMIN_PASSWORD is in lists of leaked passwords: choose another one.');
    }
    const vacant = await findVacantAdmin(em, username).catch((error: unknown) => {
      throw error instanceof AppError ? takenUsername(username) : error;
    });
    const details = { ...PASSWORD_LOGIN_STATE, passwordHash: await hashPassword(password) };
    const admin = vacant ?? em.create(User, { name: username, username, role: 'admin', ...details });
    em.assign(admin, details);
    await em.flush();
    const verb = vacant ? 'changed-password' : 'created';
    this.audit.record(em, { verb, noun: 'users', itemId: admin.id, itemName: admin.name });
  }
}

const takenUsername = (username: string) =>
  new StartRefusal(
    `ADMIN_USERNAME is "${username}", which is the username of another account: choose another one.`,
  );
