import type { IdentityProvider } from '@vitral/contracts/identity-providers';
import { IdentityProviderStandIn } from '@vitral/stand-ins/identity-provider';
import { type Api, startApi } from '../start-api.ts';
import { changeSettings } from './accounts.ts';
import { addProvider, person } from './provider-browser.ts';

/** A site that may reach an identity provider. */
export class ProviderSite {
  private constructor(
    readonly provider: IdentityProviderStandIn,
    readonly api: Api,
  ) {}

  static async start(): Promise<ProviderSite> {
    const provider = await IdentityProviderStandIn.start();
    return new ProviderSite(provider, await startApi({ OUTGOING_ALLOWED: provider.host }));
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.provider.stop();
  }

  /** Adds the provider anew, where only Inés has a login, and deletes her accounts of earlier tests. */
  async reset(): Promise<IdentityProvider> {
    await this.api.em().execute('delete from identity_provider; delete from rate_limit');
    await this.api.em().execute(`delete from account where username like 'ines%'`);
    await changeSettings(this.api, {});
    this.provider.people.clear();
    this.provider.people.set('ines', person('ines@estudio.example'));
    return addProvider(this.api, this.provider, { linksByEmail: true, createsAccounts: true });
  }
}
