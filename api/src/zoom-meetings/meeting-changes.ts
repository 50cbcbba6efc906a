import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PublicMeetingException } from '@vitral/contracts/zoom-meetings';
import type { MeetingSchedule } from '@vitral/schedule';
import { recentExceptions, toPublicException } from './meeting-exceptions.response.ts';
import type { ZoomMeeting } from './zoom-meetings.entity.ts';
import { timesOf } from './zoom-meetings.response.ts';

/** Everything that determines the dates of a live session. */
export interface MeetingDates extends MeetingSchedule {
  exceptions: PublicMeetingException[];
  /** Visitors see the live session, so its dates are held. */
  isActive: boolean;
}

type Observer = (
  em: EntityManager,
  meeting: ZoomMeeting,
  dates: { before: MeetingDates; after: MeetingDates },
) => Promise<void>;

/**
 * Reports each change of a live session within the change's transaction, to nouns that depend on live sessions and that
 * live sessions may not import (docs/adr/057).
 */
@Injectable()
export class MeetingChanges {
  private readonly observers: Observer[] = [];

  observe(observer: Observer): void {
    this.observers.push(observer);
  }

  /** `before` was read before the change; the dates after it are read now. */
  async report(em: EntityManager, meeting: ZoomMeeting, before: MeetingDates): Promise<void> {
    const after = await readDates(em, meeting);
    for (const observe of this.observers) await observe(em, meeting, { before, after });
  }

  /** Reports that a live session has been created. */
  async reportCreation(em: EntityManager, meeting: ZoomMeeting): Promise<void> {
    const dates = await readDates(em, meeting);
    await this.report(em, meeting, { ...dates, isActive: false });
  }

  /** Reports that a live session is about to be deleted. */
  async reportRemoval(em: EntityManager, meeting: ZoomMeeting): Promise<void> {
    const before = await readDates(em, meeting);
    const after = { ...before, isActive: false };
    for (const observe of this.observers) await observe(em, meeting, { before, after });
  }
}

export async function readDates(em: EntityManager, meeting: ZoomMeeting): Promise<MeetingDates> {
  const exceptionsOf = await recentExceptions(em, [meeting.id], Date.now());
  return {
    ...timesOf(meeting),
    exceptions: exceptionsOf(meeting.id).map(toPublicException),
    isActive: meeting.isActive,
  };
}
