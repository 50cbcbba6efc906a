import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../../platform/access/access.ts';
import { RegistrationDto } from './registration.dto.ts';
import { RegistrationService } from './registration.service.ts';

@Controller('api/auth/registration')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Public()
  @Post()
  @HttpCode(202)
  register(@Body() input: RegistrationDto, @Ip() address: string): Promise<void> {
    return this.registration.register(input, address);
  }
}
