import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { LoginResponse } from '@vitral/contracts/accounts';
import type { Request, Response } from 'express';
import { KeyCovers, Public, Redirects } from '../../../platform/access/access.ts';
import { ItemId } from '../../../platform/validation/item-id.ts';
import { SecondFactorDto } from '../../auth/auth.dto.ts';
import { ProviderLoginService } from './provider-login.service.ts';

/** The paths are below that of the login, to which browsers send the cookies of logins. */
@Controller('api/auth/login')
export class ProviderLoginController {
  constructor(private readonly logins: ProviderLoginService) {}

  /** Redirects to the login of an identity provider. `returnTo`: a path of the console. */
  @Public()
  @Get('providers/:id')
  @Redirects(302)
  async begin(
    @Req() request: Request,
    @ItemId() id: string,
    @Query('returnTo') returnTo: unknown,
    @Res() response: Response,
  ): Promise<void> {
    redirect(response, await this.logins.begin(request, id, returnTo));
  }

  /** Takes the response of an identity provider, logs in, and redirects to the console. */
  @Public()
  @Get('providers/:id/callback')
  @Redirects(302)
  async finish(@Req() request: Request, @ItemId() id: string, @Res() response: Response): Promise<void> {
    redirect(response, await this.logins.finish(request, id));
  }

  /** Completes a login with an identity provider by the account's second factor. */
  @Public()
  @Post('second-factor')
  @KeyCovers('nothing')
  @HttpCode(200)
  async prove(@Req() request: Request, @Body() proof: SecondFactorDto): Promise<LoginResponse> {
    return { user: await this.logins.proveSecondFactor(request, proof) };
  }
}

/** Neither the URL with the state nor that with the code may be stored, or leave with a referrer. */
function redirect(response: Response, url: string): void {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).redirect(302, url);
}
