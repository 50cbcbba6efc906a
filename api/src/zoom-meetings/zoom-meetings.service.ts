import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  AuditVerb,
  PublicZoomMeeting,
  Schedule,
  ZoomMeeting as ZoomMeetingAnswer,
  ZoomMeetingInput,
} from '@vitral/contracts';
import { followFirst, readSlots } from '@vitral/schedule';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { updateVerb } from '../platform/audit/update-verb.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/page.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { ListQuery, searchingText } from '../platform/lists/list-query.dto.ts';
import { orderOf } from '../platform/lists/sort.ts';
import { comingExceptions, decideDisplaced } from './displaced-dates.ts';
import { toPublicException } from './meeting-exceptions.answer.ts';
import type { MeetingException } from './meeting-exception.entity.ts';
import { recentExceptions } from './recent-exceptions.ts';
import { scheduleOf, timesOf, toAnswer, toInput, toPublicAnswer } from './zoom-meetings.answer.ts';
import type { ScheduleDto, ZoomMeetingDto, ZoomMeetingUpdateDto } from './zoom-meetings.dto.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';

/** What other slots do, nobody has seen. */
const UNSEEN = { acknowledgedAt: null, acknowledgedBy: null };

@Injectable()
export class ZoomMeetingsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
  ) {}

  /** No date that moves on with time is in it: an answer that is kept for long has some exceptions that are past, no more. */
  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/zoom-meetings',
      tables: ['zoom_meeting', 'meeting_exception'],
      read: () => this.list(null, new ListQuery()),
    });
  }

  /** Staff who may edit see every row whole; everybody else the active ones, without the link to the call. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q }: ListQuery,
  ): Promise<Page<ZoomMeetingAnswer | PublicZoomMeeting>> {
    const isStaff = viewerMay(viewer, 'zoom-meetings.write');
    const [rows, total] = await this.lists.read(
      ZoomMeeting,
      {
        $and: [isStaff ? {} : { isActive: true }, searchingText<ZoomMeeting>(q)],
      },
      { limit, offset, orderBy: orderOf('createdAt') },
    );
    const now = Date.now();
    const ids = rows.map(({ id }) => id);
    const exceptionsOf = await recentExceptions(this.em, ids, now);
    const answers = rows.map((row) =>
      isStaff ? toAnswer(row, exceptionsOf(row.id), now) : toPublicAnswer(row, exceptionsOf(row.id)),
    );
    return new Page<ZoomMeetingAnswer | PublicZoomMeeting>(answers, total);
  }

  async get(id: string): Promise<ZoomMeetingAnswer> {
    const row = await this.em.findOne(ZoomMeeting, { id });
    if (!row) throw new AppError('zoom-meetings.not-found', { id });
    return answer(this.em, row);
  }

  schedule(input: ScheduleDto): Schedule {
    return scheduleOf(input, Date.now());
  }

  create(input: ZoomMeetingDto): Promise<ZoomMeetingAnswer> {
    return this.em.transactional(async (em) => {
      const row = em.create(ZoomMeeting, toColumns(input));
      await em.persist(row).flush();
      this.record(em, 'created', row, { after: toInput(row) });
      return answer(em, row);
    });
  }

  update(
    id: string,
    { version, keptDates, removedDates, ...input }: ZoomMeetingUpdateDto,
  ): Promise<ZoomMeetingAnswer> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ZoomMeeting, id, 'zoom-meetings.not-found');
      await checkVersion(em, { noun: 'zoom-meetings', stale: 'zoom-meetings.stale', row, version });
      const before = toInput(row);
      const after = toColumns(input);
      if (isDeepStrictEqual(before, after)) return answer(em, row);
      const { kept, removed } = await decideDisplaced(em, row, after, { keptDates, removedDates });
      em.assign(row, after);
      if (!isDeepStrictEqual(timesOf(before), timesOf(after))) em.assign(row, UNSEEN);
      for (const exception of removed) em.remove(exception);
      await em.flush();
      this.record(em, updateVerb(before, after), row, {
        before,
        after: { ...after, ...(kept.length > 0 && { keptDates: kept.map(({ date }) => date) }) },
      });
      recordRemoved(this.audit, em, row, removed);
      return answer(em, row);
    });
  }

  /**
   * Somebody has seen that the slots disagree and wants it so. No edit: the version stays. The first who says so is taken down,
   * and nobody where slots agree, since one day they may not.
   */
  acknowledge(id: string, version: number, viewer: Viewer): Promise<ZoomMeetingAnswer> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ZoomMeeting, id, 'zoom-meetings.not-found');
      await checkVersion(em, { noun: 'zoom-meetings', stale: 'zoom-meetings.stale', row, version });
      const seen = await answer(em, row);
      if (seen.acknowledgement || seen.disagreements.length === 0) return seen;
      const at = new Date();
      await em.execute('update zoom_meeting set acknowledged_at = ?, acknowledged_by = ? where id = ?', [
        at,
        viewer.name,
        id,
      ]);
      this.record(em, 'updated', row, {
        before: toInput(row),
        after: { ...toInput(row), acknowledgedAt: at.toISOString() },
      });
      return answer(em, await em.refreshOrFail(row));
    });
  }

  /** Its exceptions go with it; its joins stay, as those of a meeting that is deleted. */
  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ZoomMeeting, id, 'zoom-meetings.not-found');
      const exceptions = await comingExceptions(em, row);
      em.remove(row);
      this.record(em, 'deleted', row, { before: toInput(row) });
      recordRemoved(this.audit, em, row, exceptions);
    });
  }

  private record(
    em: EntityManager,
    verb: AuditVerb,
    { id: itemId, title: itemName }: ZoomMeeting,
    states: {
      before?: ZoomMeetingInput;
      after?: ZoomMeetingInput & { keptDates?: string[]; acknowledgedAt?: string };
    },
  ): void {
    this.audit.record(em, { verb, noun: 'zoom-meetings', itemId, itemName, ...states });
  }
}

/** Of every changed date that goes with another change. */
function recordRemoved(
  audit: AuditService,
  em: EntityManager,
  { title }: ZoomMeeting,
  exceptions: MeetingException[],
): void {
  for (const row of exceptions) {
    const entry = { verb: 'deleted', noun: 'meeting-dates', before: toPublicException(row) } as const;
    audit.record(em, { ...entry, itemId: row.id, itemName: `${title}, ${row.date}` });
  }
}

async function answer(em: EntityManager, row: ZoomMeeting): Promise<ZoomMeetingAnswer> {
  const now = Date.now();
  const exceptionsOf = await recentExceptions(em, [row.id], now);
  return toAnswer(row, exceptionsOf(row.id), now);
}

/** With slots as plain objects, which compare with those that are stored. */
function toColumns(input: ZoomMeetingInput): ZoomMeetingInput {
  const timeSlots = followFirst(input.daysOfWeek, readSlots(input.timeSlots), Date.now());
  return { ...input, timeSlots };
}
