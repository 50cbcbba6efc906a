import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import {
  type CreatedModuleToken,
  type ModuleToken as ModuleTokenResponse,
  type ModuleTokenInput,
  TOKEN_PREFIX,
  type TokenHolder,
} from '@vitral/contracts/module-tokens';
import { PUBLISHERS_PERMISSION } from '../platform/access/access.ts';
import type { Publisher } from '../platform/access/publisher.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Accounts } from '../accounts/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { digestOf, newToken } from '../platform/secrets/tokens.ts';
import { nameInAudit } from './token-publishers.service.ts';
import type { ModuleTokenDto } from './module-tokens.dto.ts';
import { ModuleToken } from './module-tokens.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An arbitrary advisory lock id. It serializes parallel requests that create a token. */
const TOKENS_LOCK = 6_183_550_023;

/** Manages the tokens with which a team or its CI publishes. A token is shown once and stored as a digest. */
@Injectable()
export class ModuleTokensService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly audit: AuditService,
  ) {}

  /** Lists all tokens, newest first; their number is limited at creation. */
  async list(): Promise<ModuleTokenResponse[]> {
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.moduleTokens } as const;
    const rows = await this.em.find(ModuleToken, {}, newest);
    const creators = await this.findCreatorsWhoMayPublish(rows);
    return rows.map((row) => toResponse(row, creators.has(row.createdById)));
  }

  create(viewer: Viewer, input: ModuleTokenDto): Promise<CreatedModuleToken> {
    return this.em.transactional((em) => this.issue(em, viewer, input, { isDeviceLogin: false }));
  }

  /** Creates a token in the transaction of `em`, which acts as its creator. */
  async issue(
    em: EntityManager,
    creator: Pick<Viewer, 'id' | 'name'>,
    { days, ...rights }: ModuleTokenInput,
    { isDeviceLogin }: Pick<ModuleToken, 'isDeviceLogin'>,
  ): Promise<CreatedModuleToken> {
    await em.execute('select pg_advisory_xact_lock(?)', [TOKENS_LOCK]);
    await this.assertRoom(em);
    const token = newToken(TOKEN_PREFIX);
    const row = em.create(ModuleToken, {
      ...{ ...rights, isDeviceLogin },
      hash: digestOf(token),
      lastFour: token.slice(-4),
      createdById: creator.id,
      createdByName: creator.name,
      expiresAt: new Date(Date.now() + days * DAY_MS),
    });
    await em.persist(row).flush();
    this.record(em, 'created', row, { id: creator.id, name: creator.name });
    return { ...toResponse(row), token };
  }

  async assertRoom(em: EntityManager): Promise<void> {
    const max = LIMITS.moduleTokens;
    if ((await em.count(ModuleToken)) >= max) throw new AppError('module-tokens.too-many', { max });
  }

  /** Describes who sends a request, and until when its token works. */
  async holder({ kind, id, name, module, ...rights }: Publisher): Promise<TokenHolder> {
    const { mayActivate, mayPreview, mayPromote } = rights;
    const row = kind === 'token' ? await this.em.findOne(ModuleToken, { id }) : null;
    return {
      ...{ kind, module, mayActivate, mayPreview, mayPromote },
      name: row?.name ?? name,
      createdBy: row?.createdByName ?? null,
      expiresAt: row?.expiresAt.toISOString() ?? null,
    };
  }

  /** Revokes the token that sends the request. A person has none to revoke. */
  async revokeOwn({ kind, id }: Publisher): Promise<void> {
    if (kind !== 'token') throw new AppError('module-tokens.not-found', { id });
    await this.revoke(id);
  }

  revoke(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ModuleToken, id, 'module-tokens.not-found');
      em.remove(row);
      this.record(em, 'revoked', row);
    });
  }

  private async findCreatorsWhoMayPublish(rows: ModuleToken[]): Promise<Set<string>> {
    const ids = [...new Set(rows.map((row) => row.createdById))];
    const creators = await this.accounts.findAll(ids);
    const assertMayPublish = creators.filter((creator) => viewerMay(creator, PUBLISHERS_PERMISSION));
    return new Set(assertMayPublish.map(({ id }) => id));
  }

  private record(
    em: EntityManager,
    verb: 'created' | 'revoked',
    row: ModuleToken,
    actor?: { id: string; name: string },
  ): void {
    const { module, mayActivate, mayPreview, mayPromote, lastFour, expiresAt } = toResponse(row);
    const state = { module, mayActivate, mayPreview, mayPromote, lastFour, expiresAt };
    this.audit.record(em, {
      verb,
      noun: 'module-tokens',
      itemId: row.id,
      itemName: nameInAudit(row),
      ...(actor && { actor }),
      ...(verb === 'created' ? { after: state } : { before: state }),
    });
  }
}

const copyFields = serializer<ModuleToken, Omit<ModuleTokenResponse, 'createdBy' | 'isSuspended'>>(
  ModuleToken,
  { hash: 'omitted', createdById: 'omitted', createdByName: 'omitted' },
);

const toResponse = (row: ModuleToken, creatorMayPublish = true): ModuleTokenResponse => ({
  ...copyFields(row),
  createdBy: row.createdByName,
  isSuspended: !creatorMayPublish,
});
