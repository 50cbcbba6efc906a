import { randomInt } from 'node:crypto';
import { LockMode, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { Role } from '@vitral/contracts/access';
import type { SecurityVerb } from '@vitral/contracts/security-events';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { updateVerb } from '../../../platform/audit/edit-versioned.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { SecurityEvents } from '../../../platform/security-events/security-events.service.ts';
import { AccountSessions } from '../../../platform/sessions/account-sessions.ts';
import { isAdmin, requireOtherAdmin } from '../../users/admins.ts';
import { itemOf, snapshotOf } from '../../users/users.response.ts';
import { User } from '../../users.entity.ts';
import { type IdentityProvider, LinkedIdentity } from '../../identity-providers.entity.ts';
import { LinkedIdentities } from '../linked-identities.service.ts';
import { roleOf } from '../role-rules.ts';
import type { Identity } from './identity.ts';

const SUFFIXES = 1000;

/** Finds the account of a login with a provider, or links or creates one where the provider's settings allow it. */
@Injectable()
export class ProviderAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly events: SecurityEvents,
    private readonly identities: LinkedIdentities,
    private readonly sessions: AccountSessions,
  ) {}

  /** Returns the account, enabled and with the role of the rules. Throws an AppError for the login page. */
  async resolve(provider: IdentityProvider, identity: Identity): Promise<User> {
    const changes: SecurityVerb[] = [];
    const account = await this.em.fork().transactional(async (em) => {
      await this.identities.lock(em, identity.session);
      const link = await this.identities.find(em, identity.session);
      const user = link ? await lockUser(em, link.user) : await this.welcome(em, provider, identity);
      if (!link) changes.push('linked-login');
      const { role } = user;
      if (user.awaitsApproval) throw new AppError('auth.approval-pending');
      if (!user.isEnabled) throw new AppError('auth.provider-account-disabled');
      await this.applyRules(em, provider, identity, user);
      await em.nativeUpdate(
        LinkedIdentity,
        { provider: provider.id, subject: identity.session.subject },
        { email: identity.email, lastUsedAt: new Date() },
      );
      if (user.role !== role) changes.push('changed-role');
      return user;
    });
    for (const verb of changes) await this.events.record(verb, account);
    return account;
  }

  /** Links or creates the account of a first login. Only a verified email proves that an account is the person's. */
  private async welcome(em: EntityManager, provider: IdentityProvider, identity: Identity): Promise<User> {
    const { email, isEmailVerified } = identity;
    if (email === null || !isEmailVerified) throw new AppError('auth.provider-no-account');
    await this.identities.lockEmail(em, email);
    const known = await em.find(
      User,
      { [raw('lower(email)')]: email.toLowerCase() },
      { limit: 2, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const user = known[0] ? only(provider, identity, known) : await this.create(em, provider, identity);
    // The provider has given the email to another person.
    if (known[0] && (await em.count(LinkedIdentity, { provider: provider.id, user: user.id })) > 0)
      throw new AppError('auth.provider-no-account');
    if (known[0] && !user.isEnabled) return user;
    await this.identities.add(em, user, identity);
    return user;
  }

  private async create(em: EntityManager, provider: IdentityProvider, identity: Identity): Promise<User> {
    if (!provider.createsAccounts) throw new AppError('auth.provider-no-account');
    const { role } = roleOf(provider, identity.claims);
    if (role === null) throw new AppError('auth.provider-no-role');
    const username = await freeUsername(em, identity.username ?? role);
    const name = identity.name ?? username;
    const user = em.create(User, { name, username, email: identity.email, role, isEnabled: true });
    await em.persist(user).flush();
    const { id } = user;
    this.audit.record(em, { verb: 'created', ...itemOf(user), after: snapshotOf(user), actor: { id, name } });
    return user;
  }

  /** With rules, the provider decides the role at each login; break-glass accounts keep theirs. */
  private async applyRules(em: EntityManager, provider: IdentityProvider, identity: Identity, user: User) {
    if (provider.roleRules.length === 0 || user.isBreakGlass) return;
    const { role } = roleOf(provider, identity.claims);
    if (role === null) throw new AppError('auth.provider-no-role');
    if (role !== user.role) await this.setRole(em, user, role);
  }

  private async setRole(em: EntityManager, user: User, role: Role): Promise<void> {
    if (isAdmin(user)) await requireOtherAdmin(em, user.id);
    const before = snapshotOf(user);
    user.role = role;
    await em.flush();
    const after = snapshotOf(user);
    const { id, name } = user;
    const verb = updateVerb(before, after);
    this.audit.record(em, { verb, ...itemOf(user), before, after, actor: { id, name } });
    await this.sessions.end(em, id);
  }
}

/**
 * Returns the only account with the verified email. An email that only a registration named proves nothing. Break-glass accounts
 * are never linked by email: they are the way in when the provider fails, or cannot be trusted any more.
 */
function only(provider: IdentityProvider, { email }: Identity, [user, another]: User[]): User {
  const isSame = foldAscii(user?.email ?? '') === foldAscii(email ?? '');
  const isClear = user && isSame && !another && !user.isEmailUnverified && !user.isBreakGlass;
  if (!isClear || !provider.linksByEmail) throw new AppError('auth.provider-no-account');
  return user;
}

/** Folds the case of ASCII letters only: the Kelvin sign has the small letter k, but names another mailbox. */
const foldAscii = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

async function lockUser(em: EntityManager, id: string): Promise<User> {
  const user = await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw new AppError('auth.provider-no-account');
  return user;
}

/** Returns the wished username, with a number if it is taken. A parallel login that takes it makes this one fail. */
async function freeUsername(em: EntityManager, wished: string): Promise<string> {
  const isTaken = (name: string) => em.count(User, { [raw('lower(username)')]: name.toLowerCase() });
  if (!(await isTaken(wished))) return wished;
  for (let number = 2; number < SUFFIXES; number = number < 10 ? number + 1 : randomInt(10, SUFFIXES + 1)) {
    const name = `${wished.slice(0, LIMITS.username - 5)}-${number}`;
    if (!(await isTaken(name))) return name;
  }
  throw new AppError('users.username-taken');
}
