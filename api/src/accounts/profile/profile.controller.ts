import { Body, Controller, HttpCode, Post, Put, Req, Delete, Get, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, NeedsRecentLogin } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import {
  PasswordChangeDto,
  PreferencesDto,
  ConfirmationDto,
  SecondFactorCodeDto,
  SecondFactorRemovalDto,
} from './profile.dto.ts';
import { ProfileService } from './profile.service.ts';
import { endSession, clearSessionCookie } from '../../platform/sessions/session-cookie.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { ProfileSecondFactorService } from './profile-second-factor.service.ts';

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

@Controller('api/profile/sessions')
export class ProfileSessionsController {
  constructor(private readonly profile: ProfileService) {}

  /** Lists the caller's sessions. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer, @Req() request: Request) {
    return this.profile.listSessions(viewer, request.sessionID);
  }

  /** Ends the caller's other sessions. */
  @Allow('profile.write')
  @NeedsRecentLogin()
  @Delete()
  @HttpCode(204)
  endOthers(@Viewer() viewer: Viewer, @Req() request: Request) {
    return this.profile.endOtherSessions(viewer, request.sessionID);
  }

  /** Ends one of the caller's sessions. */
  @Allow('profile.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  async end(
    @Viewer() viewer: Viewer,
    @Req() request: Request,
    @ItemId() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { wasCurrent } = await this.profile.endSession(viewer, request.sessionID, id);
    if (!wasCurrent) return;
    await endSession(request);
    clearSessionCookie(request, response);
  }
}

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
  prepare(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: ConfirmationDto) {
    return this.secondFactor.prepare(request, viewer, password);
  }

  /** Turns the second factor on with a first code, and returns recovery codes. */
  @Allow('profile.write')
  @Put()
  turnOn(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { code }: SecondFactorCodeDto) {
    return this.secondFactor.turnOn(request, viewer, code);
  }

  /** Turns the second factor off, with the password and a last code. */
  @Allow('profile.write')
  @Post('removal')
  @HttpCode(204)
  turnOff(@Req() request: Request, @Viewer() viewer: Viewer, @Body() input: SecondFactorRemovalDto) {
    return this.secondFactor.turnOff(request, viewer, input);
  }

  /** Replaces the recovery codes, with the password and a code. */
  @Allow('profile.write')
  @Post('recovery-codes')
  @HttpCode(200)
  renewRecoveryCodes(
    @Viewer() viewer: Viewer,
    @Req() request: Request,
    @Body() input: SecondFactorRemovalDto,
  ) {
    return this.secondFactor.renewRecoveryCodes(request, viewer, input);
  }
}
