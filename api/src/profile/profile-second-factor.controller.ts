import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ProfileSecondFactorService } from './profile-second-factor.service.ts';
import { OwnPasswordDto, SecondFactorCodeDto } from './profile.dto.ts';

@Controller('api/profile/second-factor')
export class ProfileSecondFactorController {
  constructor(private readonly secondFactor: ProfileSecondFactorService) {}

  @Allow('profile.write')
  @Get()
  state(@Viewer() viewer: Viewer) {
    return this.secondFactor.state(viewer);
  }

  @Allow('profile.write')
  @Post()
  @HttpCode(200)
  prepare(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: OwnPasswordDto) {
    return this.secondFactor.prepare(request, viewer, password);
  }

  @Allow('profile.write')
  @Put()
  turnOn(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { code }: SecondFactorCodeDto) {
    return this.secondFactor.turnOn(request, viewer, code);
  }

  @Allow('profile.write')
  @Post('removal')
  @HttpCode(204)
  turnOff(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: OwnPasswordDto) {
    return this.secondFactor.turnOff(request, viewer, password);
  }

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
