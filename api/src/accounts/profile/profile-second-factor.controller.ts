import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ProfileSecondFactorService } from './profile-second-factor.service.ts';
import { OwnPasswordDto, SecondFactorCodeDto } from './profile.dto.ts';

@Controller('api/profile/second-factor')
export class ProfileSecondFactorController {
  constructor(private readonly secondFactor: ProfileSecondFactorService) {}

  /** Returns whether the caller's account has a second factor. */
  @Allow('profile.write')
  @Get()
  state(@Viewer() viewer: Viewer) {
    return this.secondFactor.state(viewer);
  }

  /** Returns a new secret for an authenticator app. */
  @Allow('profile.write')
  @Post()
  @HttpCode(200)
  prepare(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: OwnPasswordDto) {
    return this.secondFactor.prepare(request, viewer, password);
  }

  /** Turns the second factor on with a first code, and returns recovery codes. */
  @Allow('profile.write')
  @Put()
  turnOn(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { code }: SecondFactorCodeDto) {
    return this.secondFactor.turnOn(request, viewer, code);
  }

  /** Turns the second factor off. */
  @Allow('profile.write')
  @Post('removal')
  @HttpCode(204)
  turnOff(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: OwnPasswordDto) {
    return this.secondFactor.turnOff(request, viewer, password);
  }

  /** Replaces the recovery codes. */
  @Allow('profile.write')
  @Post('recovery-codes')
  @HttpCode(200)
  renewRecoveryCodes(
    @Viewer() viewer: Viewer,
    @Req() request: Request,
    @Body() { password }: OwnPasswordDto,
  ) {
    return this.secondFactor.renewRecoveryCodes(request, viewer, password);
  }
}
