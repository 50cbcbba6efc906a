import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { AuthOptions, CurrentUser, LoginResponse } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { LoggedInByPassword, Public, KeyCovers } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { endSession } from '../../platform/sessions/end-session.ts';
import { clearSessionCookie } from '../../platform/sessions/session-cookie.ts';
import { LoginDto } from './auth.dto.ts';
import { AuthService } from './auth.service.ts';
import { toCurrentUser } from './current-user.ts';
import { LocalAuthGuard, PasswordLogin } from './local-auth.guard.ts';

@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** Returns the account that is logged in. */
  @LoggedInByPassword()
  @Get('user')
  user(@Viewer() viewer: Viewer): CurrentUser {
    return toCurrentUser(viewer);
  }

  /** Returns whether registration is open and emails are sent, and the minimum length of passwords. */
  @Public()
  @Get('options')
  options(): Promise<AuthOptions> {
    return this.auth.options();
  }

  /** Logs in with a password and, where the account has one, a second factor. */
  @Public()
  @UseGuards(LocalAuthGuard)
  @Post('login')
  @KeyCovers('nothing')
  @HttpCode(200)
  async logIn(
    @Req() request: Request,
    @PasswordLogin() login: PasswordLogin,
    @Body() { code }: LoginDto,
  ): Promise<LoginResponse> {
    return { user: await this.auth.logIn(request, login, code) };
  }

  /** Ends the session. */
  @Public()
  @Post('logout')
  @KeyCovers('nothing')
  @HttpCode(204)
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await endSession(request);
    clearSessionCookie(request, response);
  }
}
