import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { StaffDirectory } from '../../notifications/index.ts';
import { SiteConfigModule } from '../../site-config/index.ts';
import { AccountChangedMails } from './account-changed.mails.ts';
import { Accounts } from './accounts.ts';
import { ApplicationPassport } from './application-passport.ts';
import { AuthController } from './auth.controller.ts';
import { AuthService } from './auth.service.ts';
import { ForgottenPasswordController } from './forgotten-password/forgotten-password.controller.ts';
import { ForgottenPasswordService } from './forgotten-password/forgotten-password.service.ts';
import { LinkTokens } from './links/link-tokens.ts';
import { PasswordLinksController } from './links/password-links.controller.ts';
import { PasswordLinksService } from './links/password-links.service.ts';
import { UserLinksMails } from './links/user-links.mails.ts';
import { UserLinks } from './links/user-links.service.ts';
import { LocalAuthGuard } from './local-auth.guard.ts';
import { LocalStrategy } from './local.strategy.ts';
import { LoginCodes } from './login-codes.ts';
import { LoginDevices } from './login-devices.ts';
import { LoginLimits } from './login-limits.ts';
import { PasswordPolicy } from './password-policy.ts';
import { PasswordStrength } from './password-strength/password-strength.ts';
import { NewAccountNotices } from './registration/new-account.notices.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { SecondFactor } from './second-factor/second-factor.service.ts';
import { StaffAccounts } from './staff-accounts.ts';

@Global()
@Module({
  imports: [PassportModule, SiteConfigModule],
  controllers: [AuthController, ForgottenPasswordController, PasswordLinksController, RegistrationController],
  providers: [
    AccountChangedMails,
    Accounts,
    ApplicationPassport,
    AuthService,
    ForgottenPasswordService,
    LinkTokens,
    LocalAuthGuard,
    LocalStrategy,
    LoginCodes,
    LoginDevices,
    LoginLimits,
    NewAccountNotices,
    PasswordLinksService,
    PasswordPolicy,
    PasswordStrength,
    RegistrationService,
    SecondFactor,
    UserLinks,
    UserLinksMails,
    { provide: StaffDirectory, useClass: StaffAccounts },
  ],
  exports: [Accounts, ApplicationPassport, PasswordPolicy, SecondFactor, StaffDirectory, UserLinks],
})
export class AuthModule {}
