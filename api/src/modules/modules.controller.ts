import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Query, Req, Res } from '@nestjs/common';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { Request, Response } from 'express';
import { Allow, AllowPublisher, LoggedIn, Public } from '../platform/access/access.ts';
import { CurrentPublisher, type Publisher } from '../platform/access/publisher.ts';
import { KeyCovers, Polled, Sends, Takes } from '../platform/access/access.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import {
  DifferenceQuery,
  LoadReportDto,
  OverrideDto,
  PublicationQuery,
  ReleasesQuery,
} from './modules.dto.ts';
import { ModulesService } from './modules.service.ts';
import { NameOfRelease } from './releases/release-names.ts';
import { PublicationService, RELEASE_TYPE } from './publication/publication.service.ts';
import { DifferenceService } from './difference/difference.service.ts';
import { SetProof } from './activation/set-proof.ts';
import { HealthFiguresService } from './health/health-figures.service.ts';
import { LoadReportsService } from './health/load-reports.service.ts';
import { Overrides } from './overrides/overrides.ts';

const SBOM_TYPE = 'application/vnd.cyclonedx+json';

@Controller('api/modules')
export class ModulesController {
  constructor(private readonly modules: ModulesService) {}

  /** Lists modules and their active releases. */
  @AllowPublisher('read')
  @Polled()
  @Get()
  list() {
    return this.modules.list();
  }

  /** Lists the releases of a module. */
  @AllowPublisher('read')
  @Get(':name/releases')
  releases(@NameOfRelease() name: ReleaseName, @Query() query: ReleasesQuery) {
    return this.modules.releases(name, query);
  }

  /** Returns a release. */
  @AllowPublisher('read')
  @Get('releases/:id')
  get(@CurrentPublisher() publisher: Publisher, @ItemId() id: string) {
    return this.modules.get(publisher, id);
  }

  /** Sends the list of the packages in a release as a CycloneDX document. */
  @AllowPublisher('read')
  @Get(':name/releases/:id/sbom')
  @Sends(SBOM_TYPE)
  async sbom(
    @NameOfRelease() name: ReleaseName,
    @ItemId() id: string,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, text } = await this.modules.sbom(name, id);
    response.attachment(fileName).type(SBOM_TYPE).send(text);
  }
}

@Controller('api/modules')
export class PublicationController {
  constructor(
    private readonly publication: PublicationService,
    private readonly modules: ModulesService,
  ) {}

  /** Publishes a release of a module. The status is 201 for a new release, 200 for one whose bytes are already stored. */
  @AllowPublisher('publish')
  @Post(':name/releases')
  @Takes(RELEASE_TYPE)
  @KeyCovers('nothing')
  async publish(
    @CurrentPublisher() publisher: Publisher,
    @NameOfRelease() name: ReleaseName,
    @Query() query: PublicationQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { release, isNew } = await this.publication.receive(publisher, name, query, request);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return this.modules.get(publisher, release.id);
  }
}

@Controller('api/modules/releases')
export class DifferenceController {
  constructor(private readonly difference: DifferenceService) {}

  /** Compares a release with another one. */
  @Allow('modules.write')
  @Get(':id/difference')
  between(@ItemId() id: string, @Query() { from }: DifferenceQuery) {
    return this.difference.between(from, id);
  }
}

@Controller('api/modules/releases')
export class ReleaseProblemsController {
  constructor(private readonly proof: SetProof) {}

  /** Lists why a release is refused; empty for one that may be activated. */
  @AllowPublisher('publish')
  @Get(':id/problems')
  list(@CurrentPublisher() publisher: Publisher, @ItemId() id: string) {
    return this.proof.problemsOf(id, publisher);
  }
}

@Controller('api/modules')
export class ModulesHealthController {
  constructor(
    private readonly figures: HealthFiguresService,
    private readonly reports: LoadReportsService,
  ) {}

  /** Takes a browser's report that a module failed to load. */
  @Public()
  @Post('reports')
  @HttpCode(204)
  report(@Body() input: LoadReportDto, @Req() request: Request) {
    return this.reports.take(input, request);
  }

  /** Lists how often the releases of the latest release sets failed to load; for a token those of its module. */
  @AllowPublisher('read')
  @Polled()
  @Get('health')
  list(@CurrentPublisher() { module }: Publisher) {
    return this.figures.list(module);
  }
}

@Controller('api/modules/override')
export class OverridesController {
  constructor(private readonly overrides: Overrides) {}

  /** Shows this browser other releases than the active ones. */
  @Allow('modules.write')
  @Post()
  @KeyCovers('nothing')
  @HttpCode(204)
  start(
    @Body() input: OverrideDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.overrides.start(input, request, response);
  }

  /** Shows this browser the active releases again. */
  @LoggedIn()
  @Delete()
  @KeyCovers('nothing')
  @HttpCode(204)
  end(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return this.overrides.end(request, response);
  }
}
