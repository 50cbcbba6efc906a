import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ZoomAccount as ZoomAccountResponse, ZoomAccountTest } from '@vitral/contracts/zoom-account';
import { PlatformProblem } from '../api-keys/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ZoomAccountDto } from './zoom-account.dto.ts';
import { ZoomAccount } from './zoom-account.entity.ts';
import { ZoomClient } from './zoom-client.ts';
import { ACCOUNT_ID, ZoomCredentials } from './zoom-credentials.ts';

/** An arbitrary advisory lock id. It serializes changes of the account. */
const ACCOUNT_LOCK = 6_183_550_031;
const NOUN = 'zoom-account';

/** Manages the Zoom account. Stored secrets are never returned; people see their last four characters. */
@Injectable()
export class ZoomAccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly credentials: ZoomCredentials,
    private readonly client: ZoomClient,
  ) {}

  async get(): Promise<ZoomAccountResponse> {
    return toResponse(await this.em.findOne(ZoomAccount, { id: ACCOUNT_ID }));
  }

  async isSet(em: EntityManager): Promise<boolean> {
    return (await em.count(ZoomAccount, { id: ACCOUNT_ID })) > 0;
  }

  set({ version, ...input }: ZoomAccountDto): Promise<ZoomAccountResponse> {
    return this.change(async (em, known) => {
      const row = { id: null, version: known?.version ?? 0 };
      await checkVersion(em, { noun: NOUN, stale: 'zoom-account.stale', row, version });
      if (!known && input.clientSecret === null) throw new AppError('zoom-account.secret-missing');
      const before = toResponse(known);
      const fields = this.toColumns(input);
      const stored = known
        ? em.assign(known, fields)
        : em.create(ZoomAccount, { id: ACCOUNT_ID, sealedClientSecret: '', clientSecretEnd: '', ...fields });
      await em.persist(stored).flush();
      const after = toResponse(stored);
      if (stored.version !== version) this.record(em, 'updated', { before, after });
      return after;
    });
  }

  remove(): Promise<void> {
    return this.change(async (em, known) => {
      if (!known) throw new AppError('zoom-account.not-found');
      em.remove(known);
      this.record(em, 'deleted', { before: toResponse(known) });
    });
  }

  async test(): Promise<ZoomAccountTest> {
    if (!(await this.isSet(this.em))) throw new AppError('zoom-account.not-found');
    const result = await this.ask();
    return this.em.transactional(async (em) => {
      this.record(em, 'tested', {});
      return result;
    });
  }

  /** Lists meetings, which requires a permission that the app needs anyway. */
  private async ask(): Promise<ZoomAccountTest> {
    try {
      const { meetings } = await this.client.request(this.em, 'GET', '/users/me/meetings?page_size=1');
      return { problem: Array.isArray(meetings) ? null : 'unreadable', status: 200 };
    } catch (error) {
      if (!(error instanceof PlatformProblem)) throw error;
      return { problem: error.code, status: error.status };
    }
  }

  private change<Result>(
    change: (em: EntityManager, known: ZoomAccount | null) => Promise<Result>,
  ): Promise<Result> {
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [ACCOUNT_LOCK]);
      return change(em, await em.findOne(ZoomAccount, { id: ACCOUNT_ID }));
    });
  }

  private toColumns({ accountId, clientId, clientSecret, eventSecret }: Omit<ZoomAccountDto, 'version'>) {
    return {
      accountId,
      clientId,
      ...(clientSecret !== null && {
        sealedClientSecret: this.credentials.seal(clientSecret),
        clientSecretEnd: clientSecret.slice(-4),
      }),
      ...(eventSecret !== null && {
        sealedEventSecret: this.credentials.seal(eventSecret),
        eventSecretEnd: eventSecret.slice(-4),
      }),
    };
  }

  private record(
    em: EntityManager,
    verb: 'updated' | 'deleted' | 'tested',
    states: { before?: ZoomAccountResponse; after?: ZoomAccountResponse },
  ): void {
    this.audit.record(em, { verb, noun: NOUN, itemId: null, itemName: null, ...states });
  }
}

const toResponse = (row: ZoomAccount | null): ZoomAccountResponse => ({
  accountId: row?.accountId ?? '',
  clientId: row?.clientId ?? '',
  clientSecretEnd: row?.clientSecretEnd ?? null,
  eventSecretEnd: row?.eventSecretEnd ?? null,
  updatedAt: row?.updatedAt.toISOString() ?? null,
  version: row?.version ?? 0,
});
