import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { Authenticator } from './authenticator.ts';
import { LoginLimits } from './login-limits.ts';

@Global()
@Module({
  controllers: [AuthController],
  providers: [Accounts, Authenticator, AuthService, LoginLimits],
  exports: [Authenticator],
})
export class AuthModule {}
