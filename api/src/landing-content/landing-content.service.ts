import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LIMITS, type LandingContentItem, type LandingMetadata } from '@vitral/contracts';
import { parseJsonText } from '../platform/entities/json-text.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
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

  async list(): Promise<LandingContentItem[]> {
    const rows = await this.em.find(
      LandingContent,
      {},
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LIMITS.page },
    );
    return rows.map((row) => ({
      id: row.id,
      section: row.section,
      title: row.title,
      content: row.content,
      metadata: this.readMetadata(row),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    }));
  }

  /** Invalid metadata is empty metadata. Specification, section 3. */
  private readMetadata({ id, section, metadata }: LandingContent): LandingMetadata {
    const value = parseJsonText(metadata);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    this.logger.warn(`The metadata of landing content ${id} (${section}) is no JSON object`);
    return {};
  }
}
