import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Content } from '../content.entity.ts';
import type { ReceivedFile } from './file-receiver.ts';
import type { UploadDto } from './upload.dto.ts';
import { UploadKey } from './upload-key.entity.ts';

const KEPT_MS = 24 * 3_600_000;
const EVERY_HOUR = '37 * * * *';
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKey}}$`);

/** An upload that its sender may send again, when the first answer was lost. */
export interface KeyedUpload {
  user: string;
  key: string;
  digest: string;
}

/** Remembers for a day what each Idempotency-Key has made. */
@Injectable()
export class UploadKeysService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('upload-keys', () => this.sweep(), { cron: EVERY_HOUR, retries: 0 });
  }

  /** Null without a key. Throws request.invalid for what is no key. */
  describe(
    viewer: Viewer,
    key: string | undefined,
    file: ReceivedFile,
    input: UploadDto,
  ): KeyedUpload | null {
    if (key === undefined) return null;
    if (!KEY.test(key)) throw new AppError('request.invalid', { fields: ['Idempotency-Key:isKey'] });
    const digest = createHash('sha256').update(JSON.stringify([file.checksum, file.name, input]));
    return { user: viewer.id, key, digest: digest.digest('hex') };
  }

  /** What the key has made; null when it is new. Throws content.key-reused when that was something else. */
  async findMade({ user, key, digest }: KeyedUpload): Promise<Content | null> {
    const em = this.em.fork();
    const found = await em.findOne(UploadKey, { user, key, createdAt: { $gt: oldest() } });
    if (!found) return null;
    if (found.digest !== digest) throw new AppError('content.key-reused');
    return em.findOne(Content, { id: found.content });
  }

  /** Binds the key to an item, in the transaction that makes it. A second one that does so fails on the unique key. */
  async bind(em: EntityManager, { user, key, digest }: KeyedUpload, content: string): Promise<void> {
    await em.nativeDelete(UploadKey, { user, key, createdAt: { $lte: oldest() } });
    await em.persist(em.create(UploadKey, { user, key, digest, content })).flush();
  }

  /** Tells how many there were. */
  sweep(): Promise<number> {
    return this.em.fork().nativeDelete(UploadKey, { createdAt: { $lte: oldest() } });
  }
}

function oldest(): Date {
  return new Date(Date.now() - KEPT_MS);
}
