import { Controller, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { AllowPublisher, KeyCovers, Takes } from '../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../platform/access/publisher.ts';
import { ModulesService } from './modules.service.ts';
import { NameOfRelease } from './releases/release-name.ts';
import { PublicationQuery } from './publication.dto.ts';
import { PublicationService, RELEASE_TYPE } from './publication/publication.service.ts';

@Controller('api/modules')
export class PublicationController {
  constructor(
    private readonly publication: PublicationService,
    private readonly modules: ModulesService,
  ) {}

  /**
   * Publishes a release of a module. The status is 201 for a new one, 200 for one with the same bytes as a known one.
   */
  @AllowPublisher('publish')
  @Post(':name/releases')
  @Takes(RELEASE_TYPE)
  @KeyCovers('nothing')
  async publish(
    @CurrentPublisher() publisher: Publisher,
    @NameOfRelease() name: ReleaseName,
    @Query() { revision }: PublicationQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { release, isNew } = await this.publication.receive(publisher, name, revision, request);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return this.modules.get(publisher, release.id);
  }
}
