import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  FRAME_SECTIONS,
  type LandingContentItem,
  type LandingMetadata,
} from '@vitral/contracts/landing-content';
import { LIMITS } from '@vitral/contracts/limits';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { PublicSitePagesService } from '../site-pages/index.ts';
import { callSection, sectionsOf } from './block-sections.ts';
import { metadataOf, toItem } from './landing-texts.ts';
import { LandingContent } from './landing-content.entity.ts';

@Injectable()
export class LandingContentService implements OnModuleInit {
  private readonly logger = new Logger(LandingContentService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly publicReads: PublicReads,
    private readonly pages: PublicSitePagesService,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/landing-content',
      tables: ['landing_content', 'site_page_publication'],
      read: () => this.list(),
    });
  }

  /**
   * Returns the sections derived from the blocks of the landing page, then the one of the call on the education page
   * and those of the frame, oldest first: if a section has several rows, the page shows the last. A section that is
   * also a block of the landing page completes that block.
   */
  async list(): Promise<LandingContentItem[]> {
    const [landing, education, frame] = await Promise.all([
      this.pages.fixed('landing'),
      this.pages.fixed('education'),
      this.frameSections(),
    ]);
    const blocks = sectionsOf(landing);
    const rows = [...callSection(education), ...frame];
    const blockOf = ({ section }: LandingContentItem) => blocks.find((block) => block.section === section);
    return [
      ...blocks.filter(({ section }) => rows.every((row) => row.section !== section)),
      ...rows.map((row) => completed(row, blockOf(row))),
    ];
  }

  private async frameSections(): Promise<LandingContentItem[]> {
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: LIMITS.page } as const;
    const rows = await this.em.find(LandingContent, { section: [...FRAME_SECTIONS] }, newest);
    return rows.reverse().map((row) => toItem(row, this.readMetadata(row)));
  }

  /** Invalid metadata counts as empty. */
  private readMetadata({ id, section, metadata }: LandingContent): LandingMetadata {
    const value = metadataOf(metadata);
    if (!value) this.logger.warn(`The metadata of landing content ${id} (${section}) is no JSON object`);
    return value ?? {};
  }
}

function completed(row: LandingContentItem, block: LandingContentItem | undefined): LandingContentItem {
  const metadata = { ...row.metadata, ...block?.metadata };
  return block ? { ...row, title: block.title, content: block.content, metadata } : row;
}
