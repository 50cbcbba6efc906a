import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { networkOf } from '../../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../../platform/rate-limits/rate-limits.ts';
import { useOnce } from '../../use-once.ts';
import { IdentityProvider } from '../../identity-providers.entity.ts';
import { ProviderClients } from '../provider-clients.ts';
import { endSessionsOf } from '../provider-sessions.ts';
import { type LogoutToken, verifyLogoutToken } from './logout-token.ts';

/** Refused tokens per network. A provider that logs everybody out sends only valid ones, which do not count. */
const REFUSED = defineRateLimit({ name: 'provider-logout', times: 100, seconds: 15 * 60 });
const LONGEST = 16_384;

/** Ends sessions because their provider has ended its own. */
@Injectable()
export class ProviderLogoutService {
  constructor(
    private readonly em: EntityManager,
    private readonly clients: ProviderClients,
    private readonly limits: RateLimits,
  ) {}

  /** Throws `request.invalid` for any token that is not a new logout token of this provider for this site. */
  async logOut(id: string, token: unknown, address: string): Promise<void> {
    const network = networkOf(address);
    await this.limits.spend(REFUSED, network);
    const provider = await this.em.fork().findOne(IdentityProvider, { id, isActive: true });
    if (!provider) throw new AppError('identity-providers.not-found', { id });
    const logout = await this.verify(provider, token);
    await this.em.fork().transactional(async (em) => {
      const isNew = await useOnce(em, `logout token ${id} ${logout.jti}`, logout.endsAt);
      if (!isNew) throw refused();
      await endSessionsOf(em, { provider: id, subject: logout.subject, sid: logout.sid });
    });
    await this.limits.refund(REFUSED, network);
  }

  private async verify(provider: IdentityProvider, token: unknown): Promise<LogoutToken> {
    if (typeof token !== 'string' || token.length > LONGEST) throw refused();
    try {
      const keys = await this.clients.keysOf(provider);
      return await verifyLogoutToken(token, keys, provider);
    } catch {
      throw refused();
    }
  }
}

const refused = () => new AppError('request.invalid', { fields: ['logout_token:isLogoutToken'] });
