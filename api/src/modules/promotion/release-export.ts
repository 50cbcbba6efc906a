import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import { SBOM_FILE, SIGNATURE_FILE } from '@vitral/contracts/release-signatures';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { TarWriter } from '../../platform/storage/tar-writer.ts';
import { SetProof } from '../activation/set-proof.ts';
import { refuseRemoved } from '../channel/position.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { Release, ReleaseSbom } from '../releases/release.entity.ts';

/** Sets of previews do not count: they were never activated for visitors. */
const USED_SETS = `select count(*)::int as sets, max(proved_at) as "provedAt" from release_set
  where preview_id is null and release_ids @> ?::jsonb`;

/** Exports releases of this site to another one, as they were published here. docs/adr/102. */
@Injectable()
export class ReleaseExport {
  constructor(
    private readonly em: EntityManager,
    private readonly folders: ReleaseFolders,
    private readonly sets: SetProof,
  ) {}

  /** Returns a release whose files are stored and that the publisher may publish. */
  async find(name: ReleaseName, version: string, publisher: Publisher): Promise<Release> {
    assertMayPublish(publisher, name);
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
    const release = await this.em.fork().findOne(Release, { name, version }, newest);
    if (!release) throw new AppError('modules.not-found', { name, version });
    refuseRemoved(release);
    return release;
  }

  /**
   * Returns when a release passed its trial here; null if it became active without one, like builds that a server finds
   * at startup. A release that was never active is proved now. Throws `modules.refused`.
   */
  async prove(release: Release, publisher: Publisher): Promise<Date | null> {
    await this.sets.refuseDistrusted(release);
    const [used] = await this.em
      .fork()
      .execute<[{ sets: number; provedAt: string | null }]>(USED_SETS, [JSON.stringify([release.id])]);
    if (used.sets > 0) return used.provedAt === null ? null : new Date(used.provedAt);
    const reasons = await this.sets.problemsOf(release.id, publisher);
    if (reasons.length > 0) throw new AppError('modules.refused', { reasons });
    return new Date();
  }

  /** Returns the archive of a release with its signature and the list of its packages. Verifies the stored bytes first. */
  async archive(release: Release): Promise<AsyncIterable<Uint8Array>> {
    const folder = await this.folders.of(release);
    const attachments = await this.attachmentsOf(release);
    const tar = new TarWriter(new Date(0));
    return tar.bytes(async () => {
      for (const { path, size } of release.files)
        await tar.add(path, size, createReadStream(join(folder, path)));
      for (const [name, bytes] of attachments) await tar.add(name, bytes.length, bytes);
    });
  }

  private async attachmentsOf({ id, signature, sbomDigest }: Release): Promise<[string, Buffer][]> {
    const sbom = sbomDigest && (await this.em.fork().findOne(ReleaseSbom, { releaseId: id }));
    return [
      ...(signature ? [[SIGNATURE_FILE, Buffer.from(JSON.stringify(signature))] as [string, Buffer]] : []),
      ...(sbom ? [[SBOM_FILE, Buffer.from(sbom.document)] as [string, Buffer]] : []),
    ];
  }
}
