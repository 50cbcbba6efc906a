import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { LandingContentItem, LandingMetadata } from '@vitral/contracts/landing-content';
import { LIMITS } from '@vitral/contracts/limits';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { metadataOf, toItem } from './landing-texts.ts';
import { LandingContent } from './landing-content.entity.ts';

@Injectable()
export class LandingContentService implements OnModuleInit {
  private readonly logger = new Logger(LandingContentService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/landing-content',
      tables: ['landing_content'],
      read: () => this.list(),
    });
  }

  /** Returns the newest rows, oldest first: if a section has several, the page shows the last. */
  async list(): Promise<LandingContentItem[]> {
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.page } as const;
    const rows = await this.em.find(LandingContent, {}, newest);
    return rows.reverse().map((row) => toItem(row, this.readMetadata(row)));
  }

  /** Invalid metadata counts as empty. */
  private readMetadata({ id, section, metadata }: LandingContent): LandingMetadata {
    const value = metadataOf(metadata);
    if (!value) this.logger.warn(`The metadata of landing content ${id} (${section}) is no JSON object`);
    return value ?? {};
  }
}
