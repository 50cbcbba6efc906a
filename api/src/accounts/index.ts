import { Module, Global } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { SiteConfigModule } from '../site-config/index.ts';
import { FirstAdmin } from './users/first-admin.ts';
import { UserAccessService } from './users/user-access.service.ts';
import { UsersController } from './users/users.controller.ts';
import { UsersMails } from './users/users.mails.ts';
import { UsersService } from './users/users.service.ts';
import { UsersStatsService } from './users/users-stats.service.ts';
import { OwnPassword } from './profile/own-password.ts';
import { OwnSession } from './profile/own-session.ts';
import {
  ProfileController,
  ProfileSessionsController,
  ProfileSecondFactorController,
} from './profile/profile.controller.ts';
import { ProfileSecondFactorService } from './profile/profile-second-factor.service.ts';
import { ProfileService } from './profile/profile.service.ts';
import { ProfileSessionsService } from './profile/profile-sessions.service.ts';
import { StaffDirectory } from '../notifications/index.ts';
import { AccountChangedMails } from './auth/account-changed.mails.ts';
import { Accounts, StaffAccounts } from './auth/accounts.ts';
import { ApplicationPassport, LocalStrategy } from './auth/application-passport.ts';
import {
  AuthController,
  ForgottenPasswordController,
  PasswordLinksController,
  RegistrationController,
} from './auth/auth.controller.ts';
import { AuthService } from './auth/auth.service.ts';
import { ForgottenPasswordService } from './auth/forgotten-password.service.ts';
import { LinkTokens, UserLinks } from './auth/links/user-links.service.ts';
import { PasswordLinksService } from './auth/links/password-links.service.ts';
import { UserLinksMails } from './auth/links/user-links.mails.ts';
import { LocalAuthGuard } from './auth/local-auth.guard.ts';
import { LoginCodes } from './auth/login-codes.ts';
import { LoginDevices } from './auth/login-devices.ts';
import { LoginLimits } from './auth/login-limits.ts';
import { PasswordPolicy } from './auth/password-policy.ts';
import { PasswordStrength } from './auth/password-strength/password-strength.ts';
import { NewAccountNotices } from './auth/new-account.notices.ts';
import { RegistrationService } from './auth/registration.service.ts';
import { SecondFactor } from './auth/second-factor/second-factor.service.ts';

export { Accounts } from './auth/accounts.ts';
export { ApplicationPassport } from './auth/application-passport.ts';
export { DEMO_ACCOUNTS } from './auth/demo-accounts.ts';
export { PasswordPolicy } from './auth/password-policy.ts';
export { PasswordStrength } from './auth/password-strength/password-strength.ts';
export { hashPassword, verifyPassword } from './auth/password.ts';
export { findVacantAdmin, PASSWORD_LOGIN_STATE } from './users/admins.ts';
export { refuseTakenUsername } from './users/refuse-taken-username.ts';
export { UsersStatsService } from './users/users-stats.service.ts';
export { itemOf, snapshotOf } from './users/users.response.ts';
export { UserDto } from './users/users.dto.ts';
export { User } from './users/users.entity.ts';

@Module({
  imports: [SiteConfigModule],
  controllers: [UsersController],
  providers: [UsersService, UsersStatsService, UsersMails, UserAccessService, FirstAdmin],
  exports: [UsersStatsService],
})
export class UsersModule {}

@Module({
  controllers: [ProfileController, ProfileSessionsController, ProfileSecondFactorController],
  providers: [OwnPassword, OwnSession, ProfileService, ProfileSessionsService, ProfileSecondFactorService],
})
export class ProfileModule {}

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
