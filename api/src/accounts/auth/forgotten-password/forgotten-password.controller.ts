import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../../../platform/access/access.ts';
import { ForgottenPasswordDto } from './forgotten-password.dto.ts';
import { ForgottenPasswordService } from './forgotten-password.service.ts';

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
