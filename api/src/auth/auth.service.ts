import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@vitral/contracts';
import type { Request } from 'express';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { User } from '../users/users.entity.ts';
import type { LoginDto } from './auth.dto.ts';
import { Authenticator } from './authenticator.ts';
import { toCurrentUser } from './current-user.ts';
import { LoginLimits } from './login-limits.ts';

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly authenticator: Authenticator,
    private readonly limits: LoginLimits,
  ) {}

  async logIn(request: Request, { username }: LoginDto): Promise<CurrentUser> {
    const address = request.ip ?? '';
    await this.limits.spend(username, address);
    const account = await this.authenticator.match(request);
    if (!account) throw new AppError('auth.invalid-credentials');

    await this.limits.forgive(username, address);
    const viewer = await this.recordLogin(account);
    await this.authenticator.logIn(request, viewer);
    return toCurrentUser(viewer);
  }

  async logOut(request: Request): Promise<void> {
    await this.authenticator.logOut(request);
  }

  private recordLogin(account: Viewer): Promise<Viewer> {
    return this.em.transactional(async (em) => {
      const lastLogin = new Date();
      await em.nativeUpdate(User, { id: account.id }, { lastLogin, ...keepVersion() });
      this.audit.record(em, {
        verb: 'logged-in',
        noun: 'users',
        itemId: account.id,
        itemName: account.name,
        actor: account,
      });
      return { ...account, lastLogin };
    });
  }
}
