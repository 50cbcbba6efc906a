import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  API_KEY_PLATFORMS,
  type ApiKey as ApiKeyResponse,
  type ApiKeyPlatform,
  type ApiKeyTest,
} from '@vitral/contracts/api-keys';
import type { AuditVerb } from '@vitral/contracts/audit';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ApiKeyDto } from './api-keys.dto.ts';
import { ApiKey } from './api-keys.entity.ts';
import { KeyRing } from './key-ring.ts';
import { PlatformClient } from './platforms/platform-client.ts';
import { PlatformProblem } from './platforms/platform-request.ts';

/** An arbitrary advisory lock id. It serializes parallel requests that set the first key of a platform. */
const KEYS_LOCK = 6_183_550_017;

/** Manages the API keys of other platforms. A stored key is never returned; people see its last four characters. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly keyRing: KeyRing,
    private readonly platforms: PlatformClient,
  ) {}

  async list(): Promise<ApiKeyResponse[]> {
    const rows = await this.em.find(ApiKey, {});
    const byPlatform = new Map(rows.map((row) => [row.platform, row]));
    return API_KEY_PLATFORMS.map((platform) => toResponse(platform, byPlatform.get(platform)));
  }

  set(name: string, { key }: ApiKeyDto): Promise<ApiKeyResponse> {
    const platform = readPlatform(name);
    const fields = { sealed: this.keyRing.seal(key), lastFour: key.slice(-4) };
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [KEYS_LOCK]);
      const known = await em.findOne(ApiKey, { platform });
      const before = toResponse(platform, known);
      const row = known ? em.assign(known, fields) : em.create(ApiKey, { platform, ...fields });
      await em.persist(row).flush();
      this.record(em, 'updated', platform, { before, after: toResponse(platform, row) });
      return toResponse(platform, row);
    });
  }

  remove(name: string): Promise<void> {
    const platform = readPlatform(name);
    return this.em.transactional(async (em) => {
      const row = await em.findOne(ApiKey, { platform }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw notFound(platform);
      em.remove(row);
      this.record(em, 'deleted', platform, { before: toResponse(platform, row) });
    });
  }

  async test(name: string): Promise<ApiKeyTest> {
    const platform = readPlatform(name);
    const row = await this.em.findOne(ApiKey, { platform });
    if (!row) throw notFound(platform);
    const key = await this.keyRing.read(this.em, platform);
    const result = key === null ? UNREADABLE : await this.ask(platform, key);
    return this.em.transactional(async (em) => {
      this.record(em, 'tested', platform, {});
      return result;
    });
  }

  private async ask(platform: ApiKeyPlatform, key: string): Promise<ApiKeyTest> {
    try {
      await this.platforms.check(platform, key);
      return { problem: null, status: 200 };
    } catch (error) {
      if (!(error instanceof PlatformProblem)) throw error;
      return { problem: error.code, status: error.status };
    }
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    platform: ApiKeyPlatform,
    { before, after }: { before?: ApiKeyResponse; after?: ApiKeyResponse },
  ): void {
    this.audit.record(em, {
      verb,
      noun: 'api-keys',
      itemId: platform,
      itemName: platform,
      ...(before && { before: { lastFour: before.lastFour } }),
      ...(after && { after: { lastFour: after.lastFour } }),
    });
  }
}

/** The key was sealed with another SECRET_KEY, as after a restore on another server. */
const UNREADABLE: ApiKeyTest = { problem: 'unreadable', status: null };

const toResponse = (platform: ApiKeyPlatform, row?: ApiKey | null): ApiKeyResponse => ({
  platform,
  lastFour: row?.lastFour ?? null,
  updatedAt: row?.updatedAt.toISOString() ?? null,
});

function readPlatform(name: string): ApiKeyPlatform {
  const platform = API_KEY_PLATFORMS.find((candidate) => candidate === name);
  if (!platform) throw notFound(name);
  return platform;
}

const notFound = (platform: string): AppError =>
  new AppError('api-keys.not-found', { platform: platform.slice(0, 20) });
