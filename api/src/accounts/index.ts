import { Module, Global } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { StaffDirectory } from '../notifications/index.ts';
import { ModulePermissionsModule } from '../module-permissions/index.ts';
import { SiteConfigModule } from '../site-config/index.ts';
import { AccountEmails } from './auth/account.emails.ts';
import { Accounts, StaffAccounts } from './auth/accounts.ts';
import { ApplicationPassport, LocalStrategy } from './auth/application-passport.ts';
import {
  AuthController,
  ForgottenPasswordController,
  PasskeyLoginController,
  PasswordLinksController,
  RegistrationController,
} from './auth/auth.controller.ts';
import { AuthService } from './auth/auth.service.ts';
import { FailureBursts } from './auth/failure-bursts.ts';
import { ForgottenPasswordService } from './auth/forgotten-password.service.ts';
import { PasswordLinksService } from './auth/links/password-links.service.ts';
import { UserLinksEmails } from './auth/links/user-links.emails.ts';
import { UserLinks } from './auth/links/user-links.service.ts';
import { LocalAuthGuard } from './auth/local-auth.guard.ts';
import { LoginCodes } from './auth/login-codes.ts';
import { LoginDevices } from './auth/login-devices.ts';
import { LoginLimits } from './auth/login-limits.ts';
import { LoginSecondFactor } from './auth/login-second-factor.ts';
import { PasskeyLoginService } from './auth/passkey-login.service.ts';
import { LeakedPasswords } from './auth/leaked-passwords/leaked-passwords.ts';
import { LeakedPasswordsController } from './auth/leaked-passwords/leaked-passwords.controller.ts';
import { PasswordPolicy } from './auth/password-policy.ts';
import { PasswordStrength } from './auth/password-strength/password-strength.ts';
import { RegistrationService } from './auth/registration.service.ts';
import { SecondFactor } from './auth/second-factor/second-factor.service.ts';
import { PasskeyAssertions } from './passkeys/passkey-assertions.service.ts';
import { PasskeyChallenges } from './passkeys/passkey-challenges.ts';
import { PasskeyPolicy } from './passkeys/passkey-policy.ts';
import { Passkeys } from './passkeys/passkeys.service.ts';
import { LoginRenewalController } from './profile/login-renewal.controller.ts';
import { OwnPassword } from './profile/own-password.ts';
import { OwnSession } from './profile/own-session.ts';
import { ProfilePasskeysController } from './profile/profile-passkeys.controller.ts';
import { ProfilePasskeysService } from './profile/profile-passkeys.service.ts';
import { ProfileSecondFactorService } from './profile/profile-second-factor.service.ts';
import {
  ProfileController,
  ProfileSessionsController,
  ProfileSecondFactorController,
} from './profile/profile.controller.ts';
import { ProfileService } from './profile/profile.service.ts';
import { LoginDetails } from './users/login-details.service.ts';
import { FirstAdmin } from './users/first-admin.ts';
import { UserAccessService } from './users/user-access.service.ts';
import { UsersController } from './users/users.controller.ts';
import { UsersImport } from './users/users.import.ts';
import { UsersTrash } from './users/users-trash.service.ts';
import { UsersService } from './users/users.service.ts';
import { UsersWork } from './users/users.work.ts';

export { IdentityProvidersModule } from './identity-providers/identity-providers.module.ts';
export { accountsWith, listAccountsWith, lockAccounts, lockMentioned } from './accounts-with.ts';
export { Accounts } from './auth/accounts.ts';
export { ApplicationPassport } from './auth/application-passport.ts';
export { DEMO_ACCOUNTS } from './auth/demo-accounts.ts';
export { Passkeys } from './passkeys/passkeys.service.ts';
export { LeakedPasswords } from './auth/leaked-passwords/leaked-passwords.ts';
export { PasswordPolicy } from './auth/password-policy.ts';
export { PasswordStrength } from './auth/password-strength/password-strength.ts';
export { hashPassword, verifyPassword } from './auth/password.ts';
export { findVacantAdmin, PASSWORD_LOGIN_STATE } from './users/admins.ts';
export { refuseTakenUsername } from './refuse-taken-username.ts';
export { UsersService } from './users/users.service.ts';
export { itemOf, namesOf, snapshotOf } from './users/users.response.ts';
export { UserDto } from './users/users.dto.ts';
export { User } from './users.entity.ts';

@Module({
  imports: [SiteConfigModule],
  controllers: [UsersController],
  providers: [LoginDetails, UsersImport, UsersService, UsersTrash, UsersWork, UserAccessService, FirstAdmin],
  exports: [UsersService],
})
export class UsersModule {}

@Module({
  controllers: [
    LoginRenewalController,
    ProfileController,
    ProfilePasskeysController,
    ProfileSessionsController,
    ProfileSecondFactorController,
  ],
  providers: [OwnPassword, OwnSession, ProfilePasskeysService, ProfileService, ProfileSecondFactorService],
})
export class ProfileModule {}

@Global()
@Module({
  imports: [ModulePermissionsModule, PassportModule, SiteConfigModule],
  controllers: [
    AuthController,
    ForgottenPasswordController,
    PasskeyLoginController,
    LeakedPasswordsController,
    PasswordLinksController,
    RegistrationController,
  ],
  providers: [
    AccountEmails,
    Accounts,
    ApplicationPassport,
    AuthService,
    FailureBursts,
    ForgottenPasswordService,
    LocalAuthGuard,
    LocalStrategy,
    LoginCodes,
    LoginDevices,
    LoginLimits,
    LoginSecondFactor,
    PasskeyAssertions,
    PasskeyChallenges,
    PasskeyLoginService,
    PasskeyPolicy,
    Passkeys,
    PasswordLinksService,
    LeakedPasswords,
    PasswordPolicy,
    PasswordStrength,
    RegistrationService,
    SecondFactor,
    UserLinks,
    UserLinksEmails,
    { provide: StaffDirectory, useClass: StaffAccounts },
  ],
  exports: [
    Accounts,
    ApplicationPassport,
    AuthService,
    LoginDevices,
    LoginLimits,
    LoginSecondFactor,
    PasskeyAssertions,
    PasskeyPolicy,
    Passkeys,
    LeakedPasswords,
    PasswordPolicy,
    SecondFactor,
    StaffDirectory,
    UserLinks,
  ],
})
export class AuthModule {}
