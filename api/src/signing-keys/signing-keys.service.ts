import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { SigningKey as SigningKeyResponse } from '@vitral/contracts/signing-keys';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { readPublicKey } from './public-key.ts';
import type { SigningKeyDto, SigningKeyRevocationDto } from './signing-keys.dto.ts';
import { SigningKey } from './signing-keys.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An arbitrary advisory lock id. It serializes parallel requests that register a key. */
const KEYS_LOCK = 6_183_550_097;

const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;

/** Manages the public keys with which releases are verified. */
@Injectable()
export class SigningKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly queryCache: QueryCache,
  ) {}

  /** Lists all keys, newest first; their number is limited at registration. */
  async list(): Promise<SigningKeyResponse[]> {
    return (await this.em.find(SigningKey, {}, newest)).map(toResponse);
  }

  /** Returns all keys by id as they were last announced; enough to show who signed. */
  known(): Promise<ReadonlyMap<string, SigningKey>> {
    return this.queryCache.read('signing-keys', ['signing_key'], readKeys);
  }

  /** Returns the key with that fingerprint as it is stored now. */
  find(fingerprint: string): Promise<SigningKey | null> {
    return this.em.fork().findOne(SigningKey, { fingerprint });
  }

  create(viewer: Viewer, { name, publicKey, modules, days }: SigningKeyDto): Promise<SigningKeyResponse> {
    const { pem, fingerprint } = readPublicKey(publicKey);
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [KEYS_LOCK]);
      if (await em.count(SigningKey, { fingerprint })) throw new AppError('signing-keys.taken');
      if ((await em.count(SigningKey)) >= LIMITS.signingKeys)
        throw new AppError('signing-keys.too-many', { max: LIMITS.signingKeys });
      const row = em.create(SigningKey, {
        ...{ name, fingerprint, publicKey: pem, createdBy: viewer.name },
        modules: modules.toSorted(),
        expiresAt: days && new Date(Date.now() + days * DAY_MS),
      });
      await em.persist(row).flush();
      const after = { fingerprint, modules: row.modules, expiresAt: row.expiresAt };
      this.audit.record(em, { verb: 'created', ...audited(row), after });
      return toResponse(row);
    });
  }

  revoke(viewer: Viewer, id: string, { reason }: SigningKeyRevocationDto): Promise<SigningKeyResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, SigningKey, id, 'signing-keys.not-found');
      if (row.revokedAt) throw new AppError('signing-keys.revoked');
      em.assign(row, { revokedAt: new Date(), revokedBy: viewer.name, revokedReason: reason });
      await em.flush();
      this.audit.record(em, { verb: 'revoked', ...audited(row), before: {}, after: { reason } });
      return toResponse(row);
    });
  }
}

async function readKeys(em: EntityManager): Promise<ReadonlyMap<string, SigningKey>> {
  return new Map((await em.find(SigningKey, {})).map((key) => [key.id, key]));
}

const audited = ({ id, name }: SigningKey) => ({ noun: 'signing-keys', itemId: id, itemName: name }) as const;

const toResponse = serializer<SigningKey, SigningKeyResponse>(SigningKey);
