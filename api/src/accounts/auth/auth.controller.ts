import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards, Ip } from '@nestjs/common';
import type { AuthOptions, LoginResponse, PasswordLinkInfo, CurrentUser } from '@vitral/contracts/accounts';
import type { Request, Response } from 'express';
import { LoggedInByPassword, Public, KeyCovers } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { clearSessionCookie } from '../../platform/sessions/session-cookie.ts';
import { toCurrentUser } from './accounts.ts';
import {
  LoginDto,
  ForgottenPasswordDto,
  LinkTokenDto,
  PasswordLinkDto,
  RegistrationDto,
} from './auth.dto.ts';
import { AuthService } from './auth.service.ts';
import { ForgottenPasswordService } from './forgotten-password.service.ts';
import { PasswordLinksService } from './links/password-links.service.ts';
import { LocalAuthGuard, PasswordLogin } from './local-auth.guard.ts';
import { PasskeyAssertionDto, PasskeyPurposeDto } from '../passkeys/passkeys.dto.ts';
import { PasskeyLoginService } from './passkey-login.service.ts';
import { RegistrationService } from './registration.service.ts';

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
    @Body() { code, passkey }: LoginDto,
  ): Promise<LoginResponse> {
    return { user: await this.auth.logIn(request, login, { code, passkey }) };
  }

  /** Ends the session. */
  @Public()
  @Post('logout')
  @KeyCovers('nothing')
  @HttpCode(204)
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.auth.logOut(request);
    clearSessionCookie(request, response);
  }
}

@Controller('api/auth/login')
export class PasskeyLoginController {
  constructor(private readonly passkeys: PasskeyLoginService) {}

  /** Returns the options with which a browser asks for a passkey. */
  @Public()
  @Post('passkey-options')
  @KeyCovers('nothing')
  @HttpCode(200)
  options(@Req() request: Request, @Body() { purpose }: PasskeyPurposeDto) {
    return this.passkeys.options(request, purpose);
  }

  /** Logs in with a passkey alone. */
  @Public()
  @Post('passkey')
  @KeyCovers('nothing')
  @HttpCode(200)
  async logIn(@Req() request: Request, @Body() input: PasskeyAssertionDto): Promise<LoginResponse> {
    return { user: await this.passkeys.logIn(request, input) };
  }
}

@Controller('api/auth/forgotten-password')
export class ForgottenPasswordController {
  constructor(private readonly forgotten: ForgottenPasswordService) {}

  /** Emails a link for a new password if the account exists. The response is the same if it does not. */
  @Public()
  @Post()
  @HttpCode(202)
  ask(@Body() input: ForgottenPasswordDto, @Ip() address: string): Promise<void> {
    return this.forgotten.ask(input, address);
  }
}

/** Takes the token in the request body, which is never logged. */
@Controller('api/auth/password-links')
export class PasswordLinksController {
  constructor(private readonly links: PasswordLinksService) {}

  /** Returns the account of a password link that is still valid. */
  @Public()
  @Post('check')
  @HttpCode(200)
  check(@Body() { token }: LinkTokenDto, @Ip() address: string): Promise<PasswordLinkInfo> {
    return this.links.check(token, address);
  }

  /** Sets a password with a password link. */
  @Public()
  @Post('redeem')
  @HttpCode(204)
  redeem(@Body() input: PasswordLinkDto, @Ip() address: string): Promise<void> {
    return this.links.redeem(input, address);
  }
}

@Controller('api/auth/registration')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  /** Registers an account, where registration is open. */
  @Public()
  @Post()
  @HttpCode(202)
  register(@Body() input: RegistrationDto, @Ip() address: string): Promise<void> {
    return this.registration.register(input, address);
  }
}
