import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleasePromotion } from '@vitral/contracts/environments';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { Request } from 'express';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { discardBody, waitForBody } from '../../platform/http/body-time.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { checkRelease } from '../proof/check-release.ts';
import { SerialQueue } from '../proof/serial-queue.ts';
import { type AcceptedSignature, ReleaseTrust } from '../releases/release-trust.ts';
import { Release } from '../releases/release.entity.ts';
import { type ModuleBuild, readModuleBuild, writeRelease, type WrittenRelease } from './release-writer.ts';
import { refused, unpackArchive, unreadable } from '../releases/unpack-archive.ts';
import { lockReleases, ReleaseArchives } from '../releases/release-archives.ts';

export const RELEASE_TYPE = 'application/x-tar';

/** Facts about an upload, sent beside its bytes. */
export interface UploadFacts {
  /** The commit that the release was built from. */
  revision?: string;
  digest?: string;
  promotedFrom?: string;
  promotedBy?: string;
  provedAt?: string;
}

interface Upload {
  publisher: Publisher;
  build: ModuleBuild;
  facts: UploadFacts;
  signed: AcceptedSignature | null;
}

@Injectable()
export class PublicationService {
  /** Concurrent uploads share one database connection. */
  private readonly queue = new SerialQueue();

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly staging: StagingFolder,
    private readonly archives: ReleaseArchives,
    private readonly trust: ReleaseTrust,
  ) {}

  /** Streams the body to the disk, checks it and stores the release. A refused or aborted upload leaves nothing behind. */
  async receive(
    publisher: Publisher,
    name: ReleaseName,
    facts: UploadFacts,
    request: Request,
  ): Promise<WrittenRelease> {
    const done = waitForBody(request);
    try {
      assertMayPublish(publisher, name);
      if (!request.is(RELEASE_TYPE)) throw new AppError('request.invalid', { fields: ['body'] });
      return await this.staging.inFolder(async (folder) => {
        await unpackBody(request, folder);
        done();
        const build = await checkedBuild(folder, name);
        const { descriptor, digest, files, attachments } = build;
        if (facts.digest !== undefined && facts.digest !== digest) throw new AppError('modules.other-digest');
        const signed = await this.trust.accept(
          { name, version: descriptor.version, digest, files },
          attachments,
        );
        return await this.queue.run(() => this.store({ publisher, build, facts, signed }));
      });
    } finally {
      done();
      await discardBody(request);
    }
  }

  private store({ publisher, build, facts, signed }: Upload): Promise<WrittenRelease> {
    return this.em.fork().transactional(async (em) => {
      await lockReleases(em);
      await refuseOtherBytes(em, build);
      const { descriptor, digest, folder, files } = build;
      const { name, version } = descriptor;
      // Known releases are archived as well, which repairs damaged archives.
      await this.archives.keep({ name, digest }, folder, files);
      const source = {
        origin: 'published' as const,
        revision: facts.revision,
        publishedBy: publisher.name,
        publishedById: publisher.userId,
        promotion: promotionIn(facts),
      };
      const written = await writeRelease(em, build, source, signed);
      if (written.isNew || written.isRestored || written.isSigned || source.promotion) {
        const [itemId, itemName] = [written.release.id, `${name} ${version}`];
        const promotion = source.promotion && { before: {}, after: source.promotion };
        this.audit.record(em, { verb: 'published', noun: 'modules', itemId, itemName, ...promotion });
      }
      return written;
    });
  }
}

function promotionIn({ promotedFrom, promotedBy, provedAt }: UploadFacts): ReleasePromotion | null {
  if (promotedFrom === undefined) return null;
  return { site: promotedFrom, person: promotedBy ?? '', provedAt: provedAt ?? null };
}

async function unpackBody(request: Request, folder: string): Promise<void> {
  try {
    // The request is not destroyed when the rest is not wanted: the response uses the same connection.
    await unpackArchive(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>, folder);
  } catch (error) {
    // The client has disconnected.
    if (request.destroyed && !request.complete) throw new AppError('request.invalid', { fields: ['body'] });
    throw error;
  }
}

async function checkedBuild(folder: string, name: ReleaseName): Promise<ModuleBuild> {
  const problems = await checkRelease(folder, name);
  if (problems.length > 0) throw refused(...problems);
  const build = await readModuleBuild(folder, name);
  if (!build) throw unreadable();
  return build;
}

/** A version always means the same bytes, regardless of their origin. */
async function refuseOtherBytes(em: EntityManager, { descriptor, digest }: ModuleBuild): Promise<void> {
  const { name, version } = descriptor;
  const known = await em.find(Release, { name, version });
  if (known.length > 0 && !known.some((release) => release.digest === digest))
    throw new AppError('modules.version-taken', { module: name, version });
}
