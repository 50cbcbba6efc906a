import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContentItem } from '@vitral/contracts/content';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { checkVersion } from '../../platform/audit/edit-versioned.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PublicationSchedule } from '../../platform/publication/publication-schedule.ts';
import { StagedFiles } from '../staged-files.ts';
import { toResponse } from '../content.service.ts';
import { ContentUsesService } from '../content-uses.service.ts';
import { Content } from '../content.entity.ts';
import { notInTrash } from '../content.filters.ts';
import { replaceVariants } from '../pictures/content-pictures.service.ts';
import type { StagedUpload } from './file-receiver.ts';
import { titleFrom } from '../file-names.ts';
import { type PreparedFile, PreparedFiles } from './prepared-files.ts';
import type { ReplacementDto, UploadDto } from './upload.dto.ts';

const CONTENT = { noun: 'content', stale: 'content.stale' } as const;

/** Creates items from uploaded files, and replaces the files of items. A file is stored before a row refers to it. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly prepared: PreparedFiles,
    private readonly staged: StagedFiles,
    private readonly uses: ContentUsesService,
    private readonly schedule: PublicationSchedule,
  ) {}

  create(
    viewer: Viewer,
    file: StagedUpload,
    { focalX, focalY, title = titleFrom(file.name), ...input }: UploadDto,
  ): Promise<ContentItem> {
    const start = async (em: EntityManager, { details }: PreparedFile) =>
      em.create(Content, {
        ...(await this.schedule.plan(em, 'isVisible', input)),
        ...details,
        title,
        focalX,
        focalY,
        downloadCount: 0,
        uploadedBy: viewer.id,
      });
    return this.prepared.during(file, title, { x: focalX, y: focalY }, (prepared) =>
      this.staged.during(prepared.files, () =>
        this.em.transactional(async (em) => {
          const row = await start(em, prepared);
          await em.persist(row).flush();
          await replaceVariants(em, row.id, prepared.variants);
          return this.recorded(em, row);
        }),
      ),
    );
  }

  /** Redirects the former name to the new one. Throws content.stale, and content.in-use for a file of another kind. */
  async replace(id: string, file: StagedUpload, { version, ...meant }: ReplacementDto): Promise<ContentItem> {
    const reading = this.em.fork();
    const row = await reading.findOne(Content, { id, ...notInTrash() });
    if (!row) throw new AppError('content.not-found', { id });
    await checkVersion(reading, { ...CONTENT, row, version });
    const focalPoint = { x: row.focalX, y: row.focalY };
    return this.prepared.during(file, row.title, focalPoint, async ({ details, files, variants }) => {
      let old: string[] = [];
      const response = await this.staged.during(files, () =>
        this.em.transactional(async (em) => {
          const current = await lockRow(em, Content, id, 'content.not-found', notInTrash());
          await checkVersion(em, { ...CONTENT, row: current, version });
          const before = toResponse(current);
          const { filename, formerFilenames } = current;
          em.assign(current, { ...details, formerFilenames: [...formerFilenames, filename] });
          await this.uses.refuseIfUsed(em, [current], [{ before, after: toResponse(current) }], meant);
          old = [filename, ...(await replaceVariants(em, id, variants))];
          return this.recorded(em, current, before);
        }),
      );
      await this.staged.removeUnreferenced(old);
      return response;
    });
  }

  private recorded(em: EntityManager, row: Content, before?: ContentItem): ContentItem {
    const after = toResponse(row);
    const verb = before ? 'updated' : 'created';
    this.audit.record(em, { verb, noun: 'content', itemId: row.id, itemName: row.title, before, after });
    return after;
  }
}
