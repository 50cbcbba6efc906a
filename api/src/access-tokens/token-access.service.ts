import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ROLES, type Permission, type Role } from '@vitral/contracts/access';
import type { TokenScope } from '@vitral/contracts/access-tokens';
import { Accounts } from '../accounts/index.ts';
import type { AdmittedToken } from '../platform/access/access-token.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { SecurityEvents } from '../platform/security-events/security-events.service.ts';
import { recordLastUse } from '../platform/entities/record-last-use.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { digestOf } from '../platform/secrets/tokens.ts';
import { AccessToken } from './access-tokens.entity.ts';
import { isInRanges } from './address-ranges.ts';

export const TOKENS_PERMISSION = 'settings.write' satisfies Permission;

/** Counts requests with one token, apart from those of visitors and accounts. */
const TOKEN_LIMIT = defineRateLimit({ name: 'access-token', times: 600, seconds: 60 });
/** Counts wrong tokens only, so that guesses never lock out a program in the same network. */
const WRONG_TOKEN_LIMIT = defineRateLimit({ name: 'wrong-access-token', times: 30, seconds: 10 * 60 });

/** Finds the account as which a token acts: its creator, with at most the rights of the token's role. docs/adr/116. */
@Injectable()
export class TokenAccess {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly events: SecurityEvents,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Throws `auth.unauthorized`, which does not reveal why, for a token that is unknown, expired, used from elsewhere or suspended, and
   * `request.too-many` after too many requests.
   */
  async find(token: string, address: string): Promise<{ token: AdmittedToken; viewer: Viewer }> {
    const row = await this.em.fork().findOne(AccessToken, { hash: digestOf(token) });
    const viewer = row && (await this.findViewer(row, address));
    if (!row || !viewer) {
      await this.events.record('refused-access', row && actorOf(row));
      await this.limits.spend(WRONG_TOKEN_LIMIT, networkOf(address));
      throw new AppError('auth.unauthorized');
    }
    await this.limits.spend(TOKEN_LIMIT, row.id);
    await recordLastUse(this.em, AccessToken, row);
    return { token: { ...actorOf(row), scopes: row.scopes }, viewer };
  }

  /** Throws unless the token has the scope of a route; null for a route that is open to no token. */
  async assertScope(token: AdmittedToken, scope: TokenScope | null): Promise<void> {
    if (scope !== null && token.scopes.includes(scope)) return;
    await this.events.record('refused-access', token);
    if (scope === null) throw new AppError('access-tokens.closed-route');
    throw new AppError('access-tokens.missing-scope', { scope });
  }

  private async findViewer(row: AccessToken, address: string): Promise<Viewer | null> {
    const { expiresAt, addressRanges } = row;
    if (expiresAt <= new Date()) return null;
    if (addressRanges.length > 0 && !isInRanges(address, addressRanges)) return null;
    const creator = await this.accounts.find(row.createdById);
    if (!creator || !viewerMay(creator, TOKENS_PERMISSION)) return null;
    return { ...creator, role: lower(creator.role, row.role), modulePermissions: [] };
  }
}

/** Returns the actor in the audit log: the name of the token with that of its creator. */
const actorOf = ({ id, name, createdByName }: AccessToken) => ({ id, name: `${name} (${createdByName})` });

const lower = (one: Role, other: Role): Role =>
  ROLES[Math.min(ROLES.indexOf(one), ROLES.indexOf(other))] ?? 'user';
