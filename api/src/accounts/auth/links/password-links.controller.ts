import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import type { PasswordLinkInfo } from '@vitral/contracts';
import { Public } from '../../../platform/access/access.ts';
import { LinkTokenDto, PasswordLinkDto } from './password-links.dto.ts';
import { PasswordLinksService } from './password-links.service.ts';

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
