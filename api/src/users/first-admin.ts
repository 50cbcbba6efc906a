import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { hashPassword } from '../auth/password.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { User } from './users.entity.ts';

/** Any number will do: servers that start together make one admin. */
const FIRST_ADMIN_LOCK = 6_183_550_004;

/** Outside demo mode, makes the account of ADMIN_USERNAME and ADMIN_PASSWORD while there is no admin. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly logger = new Logger(FirstAdmin.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { firstAdmin, isDemo } = this.configuration;
    if (!firstAdmin || isDemo) return;
    const { username, password } = firstAdmin;
    await this.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [FIRST_ADMIN_LOCK]);
      if ((await em.count(User, { role: 'admin' })) > 0) return;
      const passwordHash = await hashPassword(password);
      const admin = em.create(User, {
        name: username,
        username,
        role: 'admin',
        passwordHash,
        isEnabled: true,
      });
      await em.flush();
      this.audit.record(em, { verb: 'created', noun: 'users', itemId: admin.id, itemName: username });
      this.logger.log(`The first admin is ${username}`);
    });
  }
}
