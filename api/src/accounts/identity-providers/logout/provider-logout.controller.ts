import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { KeyCovers, OutsideSession, Public, Takes } from '../../../platform/access/access.ts';
import { ItemId } from '../../../platform/validation/item-id.ts';
import { ProviderLogoutService } from './provider-logout.service.ts';

/** Receives logouts from providers (OpenID Connect Back-Channel Logout 1.0). */
@Controller('api/auth/providers')
export class ProviderLogoutController {
  constructor(private readonly logouts: ProviderLogoutService) {}

  /** Ends the sessions that a signed logout token of the identity provider names. */
  @Public()
  @OutsideSession()
  @Post(':id/logout')
  @Takes('application/x-www-form-urlencoded')
  @KeyCovers('nothing')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  logOut(
    @ItemId() id: string,
    @Body() form: Record<string, unknown> | undefined,
    @Ip() address: string,
  ): Promise<void> {
    return this.logouts.logOut(id, form?.['logout_token'], address);
  }
}
