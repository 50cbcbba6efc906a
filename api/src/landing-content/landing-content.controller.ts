import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { FrameSection } from '@vitral/contracts/landing-content';
import { Allow, OpenToTokens, Public } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  LandingDraftDto,
  LandingPublicationDto,
  LandingRevisionsQuery,
  LandingVersionDto,
  LandingVersionQuery,
} from './landing-content.dto.ts';
import { LandingContentService } from './landing-content.service.ts';
import { LandingDraftsService } from './landing-drafts.service.ts';
import { LandingPublicationService } from './landing-publication.service.ts';
import { Section } from './landing-rows.ts';

@OpenToTokens('landing-content')
@Controller('api/landing-content')
export class LandingContentController {
  constructor(
    private readonly landingContent: LandingContentService,
    private readonly drafts: LandingDraftsService,
    private readonly publication: LandingPublicationService,
  ) {}

  /** Lists the published sections of the landing page. */
  @Public()
  @Get()
  list() {
    return this.landingContent.list();
  }

  /** Lists the sections of the landing page as the editor shows them, with their drafts. */
  @Allow('landing-content.write')
  @Get('editor')
  states() {
    return this.drafts.states();
  }

  /** Saves the draft of a section. */
  @Allow('landing-content.write')
  @Put(':section/draft')
  saveDraft(@Section() section: FrameSection, @Body() input: LandingDraftDto) {
    return this.drafts.save(section, input);
  }

  /** Deletes the draft of a section. */
  @Allow('landing-content.write')
  @Delete(':section/draft')
  @HttpCode(204)
  discardDraft(@Section() section: FrameSection, @Query() { version }: LandingVersionQuery) {
    return this.drafts.discard(section, version);
  }

  /** Publishes the draft of a section. */
  @Allow('landing-content.write')
  @Post(':section/publish')
  @HttpCode(200)
  publish(@Section() section: FrameSection, @Body() read: LandingPublicationDto) {
    return this.publication.publish(section, read);
  }

  /** Takes a section off the landing page. Its texts stay in the revisions. */
  @Allow('landing-content.write')
  @Delete(':section')
  @HttpCode(204)
  unpublish(@Section() section: FrameSection, @Query() { version }: LandingVersionQuery) {
    return this.publication.unpublish(section, version);
  }

  /** Lists the published revisions of a section. */
  @Allow('landing-content.write')
  @Get(':section/revisions')
  revisions(@Section() section: FrameSection, @Query() query: LandingRevisionsQuery) {
    return this.publication.revisions(section, query);
  }

  /** Makes a revision the draft of its section. */
  @Allow('landing-content.write')
  @Post(':section/revisions/:id/restore')
  @HttpCode(200)
  restore(@Section() section: FrameSection, @ItemId() id: string, @Body() { version }: LandingVersionDto) {
    return this.drafts.restore(section, id, version);
  }
}
