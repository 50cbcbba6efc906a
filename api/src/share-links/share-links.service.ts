import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import { hashPassword, namesOf } from '../accounts/index.ts';
import { Content, visibleTo } from '../content/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ShareLinkDto, ShareLinksQuery } from './share-links.dto.ts';
import { ShareLink, ShareVisitor } from './share-links.entity.ts';
import { linksOf } from './share-links.filters.ts';
import { ShareTokens } from './share-tokens.ts';

type Derived = 'contentId' | 'path' | 'hasPassword' | 'createdBy';

const copyFields = serializer<ShareLink, Omit<ShareLinkResponse, Derived>>(ShareLink, {
  content: 'omitted',
  createdBy: 'omitted',
});

@Injectable()
export class ShareLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly tokens: ShareTokens,
  ) {}

  /** Lists the links of an item; for staff also of one in the trash, so that they can be revoked before it is restored. */
  async list(
    viewer: Viewer,
    contentId: string,
    { limit, offset }: ShareLinksQuery,
  ): Promise<Page<ShareLinkResponse>> {
    const mayRead = viewerMay(viewer, 'content.write') ? {} : visibleTo(viewer);
    const content = await this.em.findOne(Content, { $and: [{ id: contentId }, mayRead] });
    if (!content) throw new AppError('content.not-found', { id: contentId });
    const part = { limit, offset, sort: '-createdAt' } as const;
    const filter = { $and: [{ content: contentId }, linksOf(viewer)] };
    const page = await this.lists.read(ShareLink, filter, part);
    const creators = page.items.map(({ createdBy }) => createdBy);
    const nameOf = await namesOf(this.em, creators);
    return page.map((row) => this.toResponse(row, nameOf(row.createdBy)));
  }

  async create(
    viewer: Viewer,
    contentId: string,
    { expiresAt, password, ...input }: ShareLinkDto,
  ): Promise<ShareLinkResponse> {
    const passwordHash = password === null ? null : await hashPassword(password);
    return this.em.transactional(async (em) => {
      // The item is locked, so that parallel requests count each other's links.
      const content = await lockRow(em, Content, contentId, 'content.not-found', visibleTo(viewer));
      const own = { $and: [validLinks(contentId), { createdBy: viewer.id }] };
      if ((await em.count(ShareLink, own)) >= LIMITS.shareLinks)
        throw new AppError('share-links.too-many', { max: LIMITS.shareLinks });
      const row = em.create(ShareLink, {
        content: contentId,
        createdBy: viewer.id,
        opensPrivate: viewerMay(viewer, 'content.write'),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        passwordHash,
        ...input,
      });
      await em.persist(row).flush();
      const response = this.toResponse(row, viewer.name);
      const after = { shareLink: row.id, expiresAt: response.expiresAt, hasPassword: response.hasPassword };
      this.audit.record(em, {
        verb: 'shared',
        noun: 'content',
        itemId: contentId,
        itemName: content.title,
        after,
      });
      return response;
    });
  }

  revoke(viewer: Viewer, id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ShareLink, id, 'share-links.not-found', linksOf(viewer));
      if (row.revokedAt) return;
      row.revokedAt = new Date();
      await em.nativeDelete(ShareVisitor, { link: id });
      const content = await em.findOneOrFail(Content, { id: row.content });
      this.audit.record(em, {
        verb: 'revoked',
        noun: 'content',
        itemId: content.id,
        itemName: content.title,
        before: { shareLink: id },
      });
    });
  }

  toResponse(row: ShareLink, createdBy: string | null): ShareLinkResponse {
    return {
      ...copyFields(row),
      contentId: row.content,
      path: `/share/${this.tokens.tokenOf(row.id)}`,
      hasPassword: Boolean(row.passwordHash),
      createdBy,
    };
  }
}

const validLinks = (content: string): FilterQuery<ShareLink> => ({
  content,
  revokedAt: null,
  $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }],
});
