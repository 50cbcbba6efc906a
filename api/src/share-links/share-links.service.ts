import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import { hashPassword } from '../accounts/index.ts';
import { Content, visibleTo } from '../content/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { itemsOf, lockContents, putItems, refuseTooMany } from './share-link-items.ts';
import { ShareLinkResponses } from './share-link-responses.service.ts';
import type { SharedItemsDto, ShareLinksQuery } from './share-links.dto.ts';
import { ShareLink, ShareVisitor } from './share-links.entity.ts';
import { linksOf, linksTo } from './share-links.filters.ts';

@Injectable()
export class ShareLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly responses: ShareLinkResponses,
  ) {}

  /**
   * Lists the links of an item. For staff, also those of an item in the trash, so that they can be revoked before it is
   * restored.
   */
  async list(
    viewer: Viewer,
    contentId: string,
    { limit, offset }: ShareLinksQuery,
  ): Promise<Page<ShareLinkResponse>> {
    const mayRead = viewerMay(viewer, 'content.write') ? {} : visibleTo(viewer);
    const content = await this.em.findOne(Content, { $and: [{ id: contentId }, mayRead] });
    if (!content) throw new AppError('content.not-found', { id: contentId });
    const part = { limit, offset, sort: '-createdAt' } as const;
    const filter = { $and: [linksTo(contentId), linksOf(viewer)] };
    return this.responses.page(await this.lists.read(ShareLink, filter, part));
  }

  async get(viewer: Viewer, id: string): Promise<ShareLinkResponse> {
    const row = await this.em.findOne(ShareLink, { $and: [{ id }, linksOf(viewer)] });
    if (!row) throw new AppError('share-links.not-found', { id });
    return this.responses.one(this.em, row);
  }

  async create(
    viewer: Viewer,
    { contentIds, expiresAt, password, ...input }: SharedItemsDto,
  ): Promise<ShareLinkResponse> {
    const passwordHash = password === null ? null : await hashPassword(password);
    return this.em.transactional(async (em) => {
      const contents = await lockContents(em, contentIds, visibleTo(viewer));
      await refuseTooMany(em, { createdBy: viewer.id, contentIds });
      const row = em.create(ShareLink, {
        createdBy: viewer.id,
        opensPrivate: viewerMay(viewer, 'content.write'),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        passwordHash,
        ...input,
      });
      await em.persist(row).flush();
      await putItems(em, row.id, contentIds);
      const response = await this.responses.one(em, row);
      const after = { shareLink: row.id, expiresAt: response.expiresAt, hasPassword: response.hasPassword };
      this.record(em, 'shared', contents, { after });
      return response;
    });
  }

  revoke(viewer: Viewer, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.revokeLocked(em, await lockRow(em, ShareLink, id, 'share-links.not-found', linksOf(viewer)));
    });
  }

  /** Revokes a locked link. Returns false if it is already revoked. */
  async revokeLocked(em: EntityManager, row: ShareLink): Promise<boolean> {
    if (row.revokedAt) return false;
    row.revokedAt = new Date();
    await em.nativeDelete(ShareVisitor, { link: row.id });
    const items = (await itemsOf(em, [row]))(row.id);
    const contents = items.map(({ content }) => content);
    this.record(em, 'revoked', contents, { before: { shareLink: row.id } });
    return true;
  }

  /** Records the change of a link in the history of each of its items. */
  private record(
    em: EntityManager,
    verb: AuditVerb,
    contents: Content[],
    states: { before?: Snapshot; after?: Snapshot },
  ): void {
    for (const { id: itemId, title: itemName } of contents)
      this.audit.record(em, { verb, noun: 'content', itemId, itemName, ...states });
  }
}
