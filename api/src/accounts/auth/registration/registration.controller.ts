import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../../../platform/access/access.ts';
import { RegistrationDto } from './registration.dto.ts';
import { RegistrationService } from './registration.service.ts';

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
