import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, LoggedIn, KeyCovers } from '../../platform/access/access.ts';
import { OverrideDto } from './overrides.dto.ts';
import { OverridesService } from './overrides.service.ts';

@Controller('api/modules/override')
export class OverridesController {
  constructor(private readonly overrides: OverridesService) {}

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
