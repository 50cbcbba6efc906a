import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ShareLink as ShareLinkResponse } from '@vitral/contracts/share-links';
import { namesOf } from '../accounts/index.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { Page } from '../platform/lists/lists.ts';
import { itemsOf, type LinkedItem } from './share-link-items.ts';
import { ShareLink } from './share-links.entity.ts';
import { mayOpen } from './share-links.filters.ts';
import { ShareTokens } from './share-tokens.ts';

type Derived = 'items' | 'path' | 'hasPassword' | 'createdBy';

const copyFields = serializer<ShareLink, Omit<ShareLinkResponse, Derived>>(ShareLink, {
  updatedAt: 'omitted',
  createdBy: 'omitted',
});

/** Describes links for the people who made them and for staff. */
@Injectable()
export class ShareLinkResponses {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: ShareTokens,
  ) {}

  async page({ items, total }: Page<ShareLink>): Promise<Page<ShareLinkResponse>> {
    return new Page(await this.all(this.em, items), total);
  }

  async one(em: EntityManager, row: ShareLink): Promise<ShareLinkResponse> {
    const itemsOfLink = await itemsOf(em, [row]);
    const nameOf = await namesOf(em, [row.createdBy]);
    return this.describe(row, itemsOfLink(row.id), nameOf(row.createdBy));
  }

  async all(em: EntityManager, rows: ShareLink[]): Promise<ShareLinkResponse[]> {
    const itemsOfLink = await itemsOf(em, rows);
    const creators = rows.map(({ createdBy }) => createdBy);
    const nameOf = await namesOf(em, creators);
    return rows.map((row) => this.describe(row, itemsOfLink(row.id), nameOf(row.createdBy)));
  }

  private describe(row: ShareLink, items: LinkedItem[], createdBy: string | null): ShareLinkResponse {
    return {
      ...copyFields(row),
      items: items.map(({ content, downloadCount }) => ({
        contentId: content.id,
        title: content.title,
        isAvailable: mayOpen(row, content),
        downloadCount,
      })),
      path: `/share/${this.tokens.tokenOf(row.id)}`,
      hasPassword: Boolean(row.passwordHash),
      createdBy,
    };
  }
}
