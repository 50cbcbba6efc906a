import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { CreatedModuleToken, ModuleToken as ModuleTokenResponse } from '@vitral/contracts/module-tokens';
import { PUBLISHERS_PERMISSION } from '../platform/access/access.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { Accounts } from '../accounts/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { digestOf, nameInAudit, newToken } from './token-publishers.service.ts';
import type { ModuleTokenDto } from './module-tokens.dto.ts';
import { ModuleToken } from './module-tokens.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An arbitrary advisory lock id. It serializes parallel requests that create a token. */
const TOKENS_LOCK = 6_183_550_023;

/** Manages the tokens with which a team or its CI publishes one module. A token is shown once and stored as a digest. */
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

  create(viewer: Viewer, { days, ...rights }: ModuleTokenDto): Promise<CreatedModuleToken> {
    const token = newToken();
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [TOKENS_LOCK]);
      if ((await em.count(ModuleToken)) >= LIMITS.moduleTokens) throw new AppError('module-tokens.too-many');
      const row = em.create(ModuleToken, {
        ...rights,
        hash: digestOf(token),
        lastFour: token.slice(-4),
        createdById: viewer.id,
        createdByName: viewer.name,
        expiresAt: new Date(Date.now() + days * DAY_MS),
      });
      await em.persist(row).flush();
      this.record(em, 'created', row);
      return { ...toResponse(row), token };
    });
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

  private record(em: EntityManager, verb: 'created' | 'revoked', row: ModuleToken): void {
    const { module, mayActivate, mayPreview, lastFour, expiresAt } = toResponse(row);
    const state = { module, mayActivate, mayPreview, lastFour, expiresAt };
    this.audit.record(em, {
      verb,
      noun: 'module-tokens',
      itemId: row.id,
      itemName: nameInAudit(row),
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
