import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ZoomMeetingInput } from '@vitral/contracts/zoom-meetings';
import { lockRow } from '../platform/database/lock-row.ts';
import { Emails } from '../platform/email/emails.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { TeamMember } from '../team-members/index.ts';
import { ZoomAccountService } from '../zoom-account/index.ts';

/** Checks that other parts of the site provide what a live session needs. */
@Injectable()
export class MeetingRules {
  constructor(
    private readonly emails: Emails,
    private readonly zoomAccount: ZoomAccountService,
  ) {}

  /**
   * Refuses a change that needs a mail server, a leader or a Zoom account that does not exist; `before` is null for a
   * new session.
   */
  async check(em: EntityManager, before: ZoomMeetingInput | null, after: ZoomMeetingInput): Promise<void> {
    // Registration depends on emails.
    if (after.registration && !before?.registration && !this.emails.canSend)
      throw new AppError('zoom-meetings.registration-needs-email');
    // Locked until the transaction ends, so that nobody deletes the leader in the meantime.
    if (after.leaderId && after.leaderId !== before?.leaderId)
      await lockRow(em, TeamMember, after.leaderId, 'zoom-meetings.leader-not-found');
    if (after.isManagedInZoom && !before?.isManagedInZoom && !(await this.zoomAccount.isSet(em)))
      throw new AppError('zoom-meetings.no-zoom-account');
  }
}
