import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { PasswordChangeDto, PreferencesDto } from './profile.dto.ts';
import { ProfileService } from './profile.service.ts';

@Controller('api/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  /** Changes the caller's preferences. */
  @Allow('profile.write')
  @Put('preferences')
  prefer(@Viewer() viewer: Viewer, @Body() input: PreferencesDto) {
    return this.profile.prefer(viewer, input);
  }

  /** Changes the caller's password, which ends the other sessions. */
  @Allow('profile.write')
  @Post('password')
  @HttpCode(204)
  changePassword(@Req() request: Request, @Viewer() viewer: Viewer, @Body() input: PasswordChangeDto) {
    return this.profile.changePassword(request, viewer, input);
  }
}
