import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LinkedLogin } from '@vitral/contracts/identity-providers';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Emails } from '../../platform/email/emails.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { User } from '../users.entity.ts';
import { IdentityProvider, LinkedIdentity } from '../identity-providers.entity.ts';
import { hasOtherLoginWay } from '../other-login-ways.ts';
import { endSessionsOf, type ProviderSession } from './provider-sessions.ts';

type Subject = Pick<ProviderSession, 'provider' | 'subject'>;
type Person = Pick<User, 'id' | 'name'>;

/** Stores which account belongs to a person of a provider. */
@Injectable()
export class LinkedIdentities {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly emails: Emails,
    private readonly events: SecurityEvents,
  ) {}

  /** Serializes logins of the same person of a provider until the transaction ends. */
  async lock(em: EntityManager, { provider, subject }: Subject): Promise<void> {
    await lockText(em, `identity ${provider} ${subject}`);
  }

  /** Serializes first logins with the same email, at any provider, so that only one of them creates an account. */
  async lockEmail(em: EntityManager, email: string): Promise<void> {
    await lockText(em, `identity of ${email.toLowerCase()}`);
  }

  find(em: EntityManager, { provider, subject }: Subject): Promise<LinkedIdentity | null> {
    return em.findOne(LinkedIdentity, { provider, subject });
  }

  /** Links a login in the transaction of `em`, audits it and emails the person. */
  async add(
    em: EntityManager,
    person: Person,
    { session, email }: { session: Subject; email: string | null },
  ): Promise<void> {
    const { provider, subject } = session;
    await em.persist(em.create(LinkedIdentity, { provider, subject, email, user: person.id })).flush();
    await this.report(em, 'linked-login', person);
  }

  /** Links a login that the person has just made. Throws `auth.provider-login-taken` if it is an account's already. */
  async link(person: Person, identity: { session: Subject; email: string | null }): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await this.lock(em, identity.session);
      if (await this.find(em, identity.session)) throw new AppError('auth.provider-login-taken');
      await this.add(em, person, identity);
    });
    await this.events.record('linked-login', person);
  }

  async list(accountId: string): Promise<LinkedLogin[]> {
    const rows = await this.em.find(LinkedIdentity, { user: accountId }, { orderBy: { id: 'asc' } });
    const providers = await this.em.find(IdentityProvider, {
      id: { $in: rows.map(({ provider }) => provider) },
    });
    const names = new Map(providers.map(({ id, name }) => [id, name]));
    return rows.map(({ id, provider, email, createdAt, lastUsedAt }) => ({
      id,
      providerId: provider,
      providerName: names.get(provider) ?? '',
      email: email ?? null,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  /** Removes a linked login and ends its sessions. Throws `auth.last-login-way` if nothing else opens the account. */
  async remove(person: Person, id: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await lockRow(em, User, person.id, 'auth.unauthorized');
      const row = await em.findOne(LinkedIdentity, { id, user: person.id });
      if (!row) throw new AppError('request.not-found');
      if (user.passkeyCount === 0 && !(await hasOtherLoginWay(em, user, id)))
        throw new AppError('auth.last-login-way');
      const { provider, subject } = row;
      await em.remove(row).flush();
      await this.report(em, 'unlinked-login', person);
      await endSessionsOf(em, { provider, subject, sid: null });
    });
    await this.events.record('unlinked-login', person);
  }

  private async report(
    em: EntityManager,
    verb: 'linked-login' | 'unlinked-login',
    { id, name }: Person,
  ): Promise<void> {
    this.audit.record(em, { verb, noun: 'users', itemId: id, itemName: name, actor: { id, name } });
    await this.emails.send(em, 'account-changed', { userId: id, change: verb });
  }
}

const lockText = (em: EntityManager, text: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [text]);
