import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  ACCESS_TOKEN_PREFIX,
  type AccessToken as AccessTokenResponse,
  type CreatedAccessToken,
  mayHaveScope,
} from '@vitral/contracts/access-tokens';
import { LIMITS } from '@vitral/contracts/limits';
import { Accounts } from '../accounts/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { digestOf, newToken } from '../platform/secrets/tokens.ts';
import type { AccessTokenDto } from './access-tokens.dto.ts';
import { AccessToken } from './access-tokens.entity.ts';
import { TOKENS_PERMISSION } from './token-access.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An arbitrary advisory lock id. It serializes parallel requests that create a token. */
const TOKENS_LOCK = 6_183_550_024;

/** Manages the tokens with which programs use the API. A token is shown once and stored as a digest. */
@Injectable()
export class AccessTokensService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly audit: AuditService,
  ) {}

  /** Lists all tokens, newest first; their number is limited at creation. */
  async list(): Promise<AccessTokenResponse[]> {
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.accessTokens } as const;
    const rows = await this.em.find(AccessToken, {}, newest);
    const creators = await this.accounts.findAll([...new Set(rows.map((row) => row.createdById))]);
    const permitted = creators.filter((creator) => viewerMay(creator, TOKENS_PERMISSION));
    const ids = new Set(permitted.map(({ id }) => id));
    return rows.map((row) => toResponse(row, ids.has(row.createdById)));
  }

  create({ id, name }: Viewer, { days, ...input }: AccessTokenDto): Promise<CreatedAccessToken> {
    if (!input.scopes.every((scope) => mayHaveScope(input.role, scope)))
      throw new AppError('request.invalid', { fields: ['scopes:isScopeOfRole'] });
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [TOKENS_LOCK]);
      await assertRoom(em);
      const token = newToken(ACCESS_TOKEN_PREFIX);
      const row = em.create(AccessToken, {
        ...input,
        hash: digestOf(token),
        lastFour: token.slice(-4),
        createdById: id,
        createdByName: name,
        expiresAt: new Date(Date.now() + days * DAY_MS),
      });
      await em.persist(row).flush();
      this.audit.record(em, { ...entryOf(row), verb: 'created', after: stateOf(row) });
      return { ...toResponse(row), token };
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, AccessToken, id, 'access-tokens.not-found');
      em.remove(row);
      this.audit.record(em, { ...entryOf(row), verb: 'revoked', before: stateOf(row) });
    });
  }
}

async function assertRoom(em: EntityManager): Promise<void> {
  const max = LIMITS.accessTokens;
  if ((await em.count(AccessToken)) >= max) throw new AppError('access-tokens.too-many', { max });
}

const entryOf = ({ id, name }: AccessToken) =>
  ({ noun: 'access-tokens', itemId: id, itemName: name }) as const;

function stateOf(row: AccessToken) {
  const { role, scopes, addressRanges, lastFour, expiresAt } = toResponse(row);
  return { role, scopes, addressRanges, lastFour, expiresAt };
}

const copyFields = serializer<AccessToken, Omit<AccessTokenResponse, 'createdBy' | 'isSuspended'>>(
  AccessToken,
  { hash: 'omitted', createdById: 'omitted', createdByName: 'omitted' },
);

const toResponse = (row: AccessToken, isPermitted = true): AccessTokenResponse => ({
  ...copyFields(row),
  createdBy: row.createdByName,
  isSuspended: !isPermitted,
});
