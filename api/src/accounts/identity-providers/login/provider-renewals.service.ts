import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { SecurityEvents } from '../../../platform/security-events/security-events.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { OwnSession } from '../../profile/own-session.ts';
import { LinkedIdentities } from '../linked-identities.service.ts';
import type { Identity } from './identity.ts';
import type { AtProvider } from './login-attempts.ts';
import { ProviderExchange } from './provider-exchange.service.ts';

/** Page that tells the person to return to the tab in which they were asked, and tells that tab. */
const RENEWED = '/admin/login-renewed';
const PROFILE = '/admin/profile';

/** Links logins of providers to the logged-in account, and makes its login recent again. Both need a new login there. */
@Injectable()
export class ProviderRenewals {
  constructor(
    private readonly em: EntityManager,
    private readonly events: SecurityEvents,
    private readonly exchange: ProviderExchange,
    private readonly identities: LinkedIdentities,
    private readonly ownSession: OwnSession,
  ) {}

  async begin(
    request: Request,
    { id }: Viewer,
    purpose: 'link' | 'renewal',
    providerId: string,
  ): Promise<string> {
    const provider = await this.exchange.find(providerId);
    const returnTo = purpose === 'link' ? PROFILE : RENEWED;
    return this.exchange.begin(request, provider, { purpose, accountId: id, returnTo });
  }

  /** Returns the path that follows. Only the account that has asked may finish, in the same browser. */
  async finish(request: Request, attempt: AtProvider): Promise<string> {
    const viewer = request.user;
    if (!viewer || viewer.id !== attempt.accountId) throw new AppError('auth.provider-refused');
    const { identity } = await this.exchange.complete(request, attempt);
    if (attempt.purpose === 'link') await this.identities.link(viewer, identity);
    else await this.renew(request, viewer, identity);
    return attempt.returnTo;
  }

  private async renew(request: Request, viewer: Viewer, { session }: Identity): Promise<void> {
    const link = await this.identities.find(this.em.fork(), session);
    if (link?.user !== viewer.id) {
      await this.events.record('refused-login', viewer);
      throw new AppError('auth.provider-refused');
    }
    await this.ownSession.renewLogin(request, viewer, 'provider');
  }
}
