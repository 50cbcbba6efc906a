import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { PasskeyRequestOptions } from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import { Allow, KeyCovers } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { PasskeyAssertions } from '../passkeys/passkey-assertions.service.ts';
import { PasskeyAssertionDto } from '../passkeys/passkeys.dto.ts';
import { OwnPassword } from './own-password.ts';
import { OwnSession } from './own-session.ts';
import { OwnPasswordDto } from './profile.dto.ts';

/** Makes the login of the session recent again, for handlers with `@NeedsRecentLogin()`. docs/adr/112. */
@Controller('api/profile/login-renewal')
export class LoginRenewalController {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly ownSession: OwnSession,
    private readonly passkeys: PasskeyAssertions,
  ) {}

  /** Renews the login with the caller's password. */
  @Allow('profile.write')
  @Post()
  @KeyCovers('nothing')
  @HttpCode(204)
  async renew(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: OwnPasswordDto) {
    await this.ownPassword.checkLogin(request, viewer, password);
    await this.ownSession.renewLogin(request, viewer, 'password');
  }

  /** Returns the options with which a browser asks for a passkey of the caller. */
  @Allow('profile.write')
  @Post('passkey-options')
  @KeyCovers('nothing')
  @HttpCode(200)
  options(@Req() request: Request, @Viewer() viewer: Viewer): Promise<PasskeyRequestOptions> {
    return this.passkeys.renewalOptions(request, viewer);
  }

  /** Renews the login with one of the caller's passkeys. */
  @Allow('profile.write')
  @Post('passkey')
  @KeyCovers('nothing')
  @HttpCode(204)
  async renewByPasskey(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @Body() assertion: PasskeyAssertionDto,
  ) {
    await this.passkeys.verifyFor(request, viewer, assertion);
    await this.ownSession.renewLogin(request, viewer, 'passkey');
  }
}
