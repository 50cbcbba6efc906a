import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AccountSession, CurrentUser } from '@vitral/contracts/accounts';
import type { Request } from 'express';
import { toCurrentUser } from '../auth/accounts.ts';
import { UserLink } from '../users.entity.ts';
import { PasswordPolicy } from '../auth/password-policy.ts';
import { hashPassword } from '../auth/password.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Page } from '../../platform/lists/lists.ts';
import { Emails } from '../../platform/email/emails.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { AccountSessions } from '../../platform/sessions/account-sessions.ts';
import { updateAccount } from '../update-account.ts';
import { OwnPassword } from './own-password.ts';
import { OwnSession } from './own-session.ts';
import type { PasswordChangeDto, PreferencesDto } from './profile.dto.ts';

@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly emails: Emails,
    private readonly events: SecurityEvents,
    private readonly ownPassword: OwnPassword,
    private readonly ownSession: OwnSession,
    private readonly policy: PasswordPolicy,
    private readonly sessions: AccountSessions,
  ) {}

  prefer(
    viewer: Viewer,
    { language, theme, density, notificationEmails, hidesFirstSteps, newsSeen }: PreferencesDto,
  ): Promise<CurrentUser> {
    const chosen = {
      ...(language !== undefined && { language }),
      ...(theme !== undefined && { theme }),
      ...(density !== undefined && { density }),
      ...(notificationEmails !== undefined && { notificationEmails }),
      ...(hidesFirstSteps !== undefined && { hidesFirstSteps }),
      ...(newsSeen !== undefined && { newsSeen }),
    };
    return this.em.transactional(async (em) => {
      await updateAccount(em, { id: viewer.id }, { ...chosen });
      return toCurrentUser({ ...viewer, ...chosen });
    });
  }

  /** Changes the password and ends the account's other sessions. */
  async changePassword(request: Request, viewer: Viewer, input: PasswordChangeDto): Promise<void> {
    const { id, name, username, email } = viewer;
    const former = await this.ownPassword.confirm(request, viewer, input.currentPassword);
    await this.policy.check(input.newPassword, [name, username, email ?? '']);
    const passwordHash = await hashPassword(input.newPassword);
    await this.ownSession.renew(request, viewer, async (em) => {
      const changed = await updateAccount(em, { id, passwordHash: former }, { passwordHash });
      // A parallel request has changed the password since it was checked.
      if (!changed) throw new AppError('auth.wrong-password');
      await em.nativeDelete(UserLink, { user: id });
      this.audit.record(em, { verb: 'changed-password', noun: 'users', itemId: id, itemName: name });
      await this.emails.send(em, 'account-changed', { userId: id, change: 'password' });
    });
    await this.events.record('changed-password', viewer);
  }

  listSessions({ id }: Viewer, currentSid: string): Promise<Page<AccountSession>> {
    return this.sessions.list(id, currentSid);
  }

  async endSession(viewer: Viewer, currentSid: string, id: string): Promise<{ wasCurrent: boolean }> {
    const { items } = await this.listSessions(viewer, currentSid);
    await this.sessions.endOne(viewer.id, id);
    await this.events.record('ended-sessions', viewer);
    return { wasCurrent: items.some((session) => session.isCurrent && session.id === id) };
  }

  async endOtherSessions(viewer: Viewer, currentSid: string): Promise<void> {
    const { id, name } = viewer;
    await this.em.transactional(async (em) => {
      await this.sessions.end(em, id, { exceptSid: currentSid });
      this.audit.record(em, { verb: 'ended-sessions', noun: 'users', itemId: id, itemName: name });
    });
    await this.events.record('ended-sessions', viewer);
  }
}
