import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Passkey, PasskeyCreationOptions, PasskeyInput } from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import { hasOtherLoginWay } from '../other-login-ways.ts';
import { PasskeyPolicy } from '../passkeys/passkey-policy.ts';
import { Passkeys } from '../passkeys/passkeys.service.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { User } from '../users.entity.ts';
import { OwnPassword } from './own-password.ts';
import { OwnSession } from './own-session.ts';

@Injectable()
export class ProfilePasskeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: SecurityEvents,
    private readonly ownPassword: OwnPassword,
    private readonly ownSession: OwnSession,
    private readonly passkeys: Passkeys,
    private readonly policy: PasskeyPolicy,
  ) {}

  list({ id }: Viewer): Promise<Passkey[]> {
    return this.passkeys.list(id);
  }

  async options(request: Request, viewer: Viewer, password?: string): Promise<PasskeyCreationOptions> {
    await this.ownPassword.confirm(request, viewer, password);
    return this.passkeys.options(request, viewer);
  }

  /** Only a session that entered the password has a challenge, so it is not requested again. */
  async add(request: Request, viewer: Viewer, input: PasskeyInput): Promise<Passkey> {
    const passkey = await this.passkeys.verify(request, viewer, input);
    const added = await this.ownSession.renew(request, viewer, (em) =>
      this.passkeys.add(em, viewer, passkey),
    );
    await this.events.record('added-passkey', viewer);
    return added;
  }

  rename(viewer: Viewer, id: string, name: string): Promise<Passkey> {
    return this.passkeys.rename(viewer, id, name);
  }

  /** Keeps the last way to log in, and a second factor for a role that needs one. */
  async remove(request: Request, viewer: Viewer, id: string, password?: string): Promise<void> {
    await this.ownPassword.confirm(request, viewer, password);
    await this.em.transactional(async (em) => {
      const account = await lockRow(em, User, viewer.id, 'auth.unauthorized');
      const isLast = account.passkeyCount === 1;
      if (isLast && !(await hasOtherLoginWay(em, account))) throw new AppError('auth.last-login-way');
      const isOnlyFactor = isLast && !account.secondFactorAt;
      if (isOnlyFactor && (await this.policy.requiresSecondFactor(account)))
        throw new AppError('auth.passkey-needed');
      await this.passkeys.remove(em, account, id);
    });
    await this.events.record('removed-passkey', viewer);
  }
}
