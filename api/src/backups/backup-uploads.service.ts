import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ArchiveEncryption, Backup as BackupResponse } from '@vitral/contracts/backups';
import type { Request } from 'express';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { discardBody, waitForBody } from '../platform/http/body-time.ts';
import { BackupStore, type FileStore } from '../platform/storage/file-store.ts';
import { splitHeader } from './archive/age-header.ts';
import { ARCHIVE_TYPE, ArchiveRefusal } from './archive/archive.ts';
import { encryptionOf } from './archive/encryption.ts';
import { newArchiveName } from './begin-backup.ts';
import { toResponse } from './backups.service.ts';
import { Backup } from './backups.entity.ts';
import { verifyArchive } from './archive/read-archive.ts';

@Injectable()
export class BackupUploadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly archives: BackupStore,
    private readonly configuration: Configuration,
  ) {}

  /** Streams the body into the store under a name that the server chooses. A refused or aborted upload leaves nothing there. */
  async receive(viewer: Viewer, request: Request): Promise<BackupResponse> {
    if (!request.is(ARCHIVE_TYPE)) throw new AppError('request.invalid', { fields: ['body'] });
    const done = waitForBody(request);
    try {
      const { header, all } = await splitHeader(boundedBody(request, this.configuration.maxBackup));
      const encryption = encryptionOf(header);
      const filename = newArchiveName(new Date(), header !== null);
      const store = header ? storeUnread : storeVerified;
      return await this.keep(viewer, filename, encryption, await store(this.archives, filename, all));
    } catch (error) {
      if (error instanceof ArchiveRefusal) throw new AppError('backups.refused', { problem: error.problem });
      // The client has disconnected.
      if (request.destroyed && !request.complete) throw new AppError('request.invalid', { fields: ['body'] });
      throw error;
    } finally {
      done();
      await discardBody(request);
    }
  }

  /** Upserts, since another server may have listed the archive already. */
  private async keep(
    { name }: Viewer,
    filename: string,
    encryption: ArchiveEncryption,
    found: StoredArchive,
  ): Promise<BackupResponse> {
    const now = new Date();
    try {
      return await this.em.transactional(async (em) => {
        const row = await em.upsert(
          Backup,
          {
            filename,
            origin: 'uploaded',
            state: 'ready',
            ...found,
            encryption,
            recipients: [],
            actorName: name,
            seenAt: now,
            finishedAt: now,
          },
          { onConflictFields: ['filename'] },
        );
        this.audit.record(em, { verb: 'uploaded', noun: 'backups', itemId: row.id, itemName: filename });
        return toResponse(row);
      });
    } catch (error) {
      await this.archives.remove(filename);
      throw error;
    }
  }
}

/** Yields the body and throws `content.too-large` beyond `limit` bytes, at once if Content-Length says so. */
async function* boundedBody(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(request.get('content-length')) > limit) throw new AppError('content.too-large', { limit });
  let size = 0;
  // Leaves the request open if the rest is not read, since the response uses the same connection.
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > limit) throw new AppError('content.too-large', { limit });
    yield piece;
  }
}

type StoredArchive = Pick<
  Backup,
  'rows' | 'files' | 'size' | 'checksum' | 'signature' | 'signedBy' | 'createdAt'
>;

/** Stores an encrypted archive, whose contents are verified once somebody opens it to restore it. */
async function storeUnread(
  store: FileStore,
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredArchive> {
  const { fileSize: size, checksum } = await store.write(filename, bytes);
  const unread = { rows: null, files: null, signature: 'unknown', signedBy: null } as const;
  return { ...unread, size, checksum, createdAt: new Date() };
}

/** Stores an archive while it is being verified, so that a refused one never appears in the store. Throws ArchiveRefusal. */
async function storeVerified(
  store: FileStore,
  filename: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredArchive> {
  const copy = new PassThrough().on('error', () => undefined);
  const failure = new AbortController();
  const verifying = verifyArchive(() => Promise.resolve(copy));
  // The copy is drained after a success, since nothing else reads it; a failure stops storing the other bytes.
  verifying.then(
    () => copy.resume(),
    (error: unknown) => failure.abort(error),
  );
  try {
    await store.write(filename, tee(copy, bytes, failure.signal, verifying));
  } catch (error) {
    const reason: unknown = failure.signal.aborted ? failure.signal.reason : error;
    copy.destroy(new Error('The archive was not received completely'));
    await verifying.catch(() => undefined);
    throw reason;
  }
  const { rows, files, size, checksum, createdAt, signedBy } = (await verifying).summary;
  const signature = signedBy === null ? 'unsigned' : 'signed';
  return { rows, files, size, checksum, signature, signedBy, createdAt: new Date(createdAt) };
}

/** Yields the bytes and ends successfully only if the verification does. */
async function* tee(
  copy: PassThrough,
  bytes: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  verifying: Promise<unknown>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    signal.throwIfAborted();
    if (!copy.destroyed && !copy.write(piece)) await once(copy, 'drain', { signal }).catch(() => undefined);
    yield piece;
  }
  copy.end();
  await verifying;
}
