import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DEMO_ACCOUNTS, Passkeys, User, verifyPassword } from '../accounts/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { keepVersion } from '../platform/entities/columns.ts';
import { AccountSessions } from '../platform/sessions/account-sessions.ts';

/**
 * Outside demo mode, removes the public passwords of a database that began as a demo, ends their sessions and removes their passkeys. The accounts
 * stay, like those of invited people. Runs before the first admin is created: docs/adr/040.
 */
@Injectable()
export class PublicPasswords implements OnModuleInit {
  private readonly logger = new Logger(PublicPasswords.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly sessions: AccountSessions,
    private readonly configuration: Configuration,
    private readonly passkeys: Passkeys,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.configuration.isDemo) return;
    const names = await this.em.fork().transactional((em) => this.remove(em));
    if (names.length === 0) return;
    this.logger.warn(
      `The public passwords of the demo were removed: ${names.join(', ')} need new passwords to log in ` +
        '(npm run admin:create creates an admin)',
    );
  }

  /** Row locks serialize servers that start together. */
  private async remove(em: EntityManager): Promise<string[]> {
    const names: string[] = [];
    const accounts = await em.find(
      User,
      { username: { $in: DEMO_ACCOUNTS.map(({ username }) => username) }, passwordHash: { $ne: null } },
      { populate: ['passwordHash'], orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const account of accounts) {
      const { id, name, username, passwordHash } = account;
      if (!(await hasPublicPassword(username, passwordHash))) continue;
      await em.nativeUpdate(User, { id }, { passwordHash: null, ...keepVersion() });
      // Anybody who knew the password may have registered them.
      await this.passkeys.revokeAll(em, account);
      await this.sessions.end(em, id);
      this.audit.record(em, { verb: 'changed-password', noun: 'users', itemId: id, itemName: name });
      names.push(username);
    }
    return names;
  }
}

async function hasPublicPassword(username: string, hash: string | null | undefined): Promise<boolean> {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.username === username);
  return Boolean(account && hash && (await verifyPassword(hash, account.password)));
}
