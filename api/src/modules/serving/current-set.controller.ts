import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { CurrentSet } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { Public, OutsideSession } from '../../platform/access/access.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { CurrentSetQuery } from './current-set.dto.ts';
import { ReleaseSets } from './release-sets.ts';
import { SeenSets } from './seen-sets.ts';

/** Open pages poll it and change to the new set at their next navigation. */
@Controller('api/modules/set')
export class CurrentSetController {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly seen: SeenSets,
  ) {}

  /** Returns the release set that this visitor gets. */
  @Public()
  @OutsideSession()
  @Get()
  async current(
    @Query() { seen }: CurrentSetQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentSet> {
    const set = await this.sets.of(request);
    if (!set) throw new AppError('server.not-ready');
    if (seen) this.seen.note(seen);
    response.setHeader('Cache-Control', 'no-store');
    return { set: set.id };
  }
}
