import { type MiddlewareConsumer, Module, type NestModule, type OnModuleInit } from '@nestjs/common';
import { readForm } from '../../platform/http/read-body.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { OwnSession } from '../profile/own-session.ts';
import { IdentityProvidersController } from './identity-providers.controller.ts';
import { IdentityProvidersService } from './identity-providers.service.ts';
import { LinkedIdentities } from './linked-identities.service.ts';
import { LinkedLoginsController, ProviderRenewalController } from './linked-logins.controller.ts';
import { LoginAttempts } from './login/login-attempts.ts';
import { ProviderAccounts } from './login/provider-accounts.service.ts';
import { ProviderExchange } from './login/provider-exchange.service.ts';
import { ProviderLoginController } from './login/provider-login.controller.ts';
import { ProviderLoginService } from './login/provider-login.service.ts';
import { ProviderRenewals } from './login/provider-renewals.service.ts';
import { ProviderLogoutController } from './logout/provider-logout.controller.ts';
import { ProviderLogoutService } from './logout/provider-logout.service.ts';
import { checkPasswordLogin } from './password-login-rules.ts';
import { ProviderClients } from './provider-clients.ts';
import { ProviderTests } from './provider-tests.service.ts';

/** Fields of a logout; the specification names one, and receivers have to ignore others. */
const FIELDS = 10;

@Module({
  controllers: [
    IdentityProvidersController,
    LinkedLoginsController,
    ProviderLoginController,
    ProviderLogoutController,
    ProviderRenewalController,
  ],
  providers: [
    IdentityProvidersService,
    LinkedIdentities,
    LoginAttempts,
    OwnSession,
    ProviderAccounts,
    ProviderClients,
    ProviderExchange,
    ProviderLoginService,
    ProviderLogoutService,
    ProviderRenewals,
    ProviderTests,
  ],
})
export class IdentityProvidersModule implements NestModule, OnModuleInit {
  constructor(private readonly settings: SettingsService) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(readForm({ fields: FIELDS })).forRoutes(ProviderLogoutController);
  }

  onModuleInit(): void {
    this.settings.checkWith(checkPasswordLogin);
  }
}
