import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LIMITS } from '@vitral/contracts/limits';
import { nextOccurrence } from '@vitral/schedule';
import { type Dated, until } from '../platform/changes/query-cache.ts';
import { lacksTranslation } from '../platform/entities/translations.ts';
import { type OpenWork, readOpenRows, WorkQueue } from '../work-queue/index.ts';
import { recentExceptions, toPublicException } from './meeting-exceptions.response.ts';
import { ZoomMeeting } from './zoom-meetings.entity.ts';
import { timesOf } from './zoom-meetings.response.ts';

const PAGE = '/admin/zoom';
const pathOf = (id: string) => `${PAGE}/${id}`;

/** Offers the next date of all live sessions to all staff, and the live sessions that lack a translation. */
@Injectable()
export class ZoomMeetingsWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer(
      {
        kind: 'zoom-meetings-next',
        severity: 'information',
        permission: 'dashboard.read',
        opens: 'zoom-meetings.write',
        page: PAGE,
        tables: ['zoom_meeting', 'meeting_exception'],
        read: readNext,
      },
      {
        kind: 'zoom-meetings-untranslated',
        severity: 'information',
        permission: 'zoom-meetings.write',
        page: PAGE,
        tables: ['zoom_meeting'],
        read: (em) =>
          readOpenRows(em, {
            from: 'zoom_meeting',
            where: `is_active and (${lacksTranslation('title', 'description')})`,
            title: 'title',
            at: 'updated_at',
            pathOf,
          }),
      },
    );
  }
}

/** Returns the date that is running or else the next one, among the live sessions that visitors see. */
async function readNext(em: EntityManager): Promise<Dated<OpenWork>> {
  const meetings = await em.find(
    ZoomMeeting,
    { isActive: true },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: LIMITS.page },
  );
  const now = Date.now();
  const ids = meetings.map(({ id }) => id);
  const exceptionsOf = await recentExceptions(em, ids, now);
  const [next] = meetings
    .flatMap((meeting) => {
      const exceptions = exceptionsOf(meeting.id).map(toPublicException);
      const date = nextOccurrence({ ...timesOf(meeting), exceptions }, now);
      return date ? { meeting, date } : [];
    })
    .toSorted((one, other) => one.date.start - other.date.start);
  if (!next) return { value: { count: 0, items: [] }, freshUntil: until(null, 0) };
  const { meeting, date } = next;
  const item = { title: meeting.title, at: new Date(date.start).toISOString(), path: pathOf(meeting.id) };
  return { value: { count: 1, items: [item] }, freshUntil: date.until };
}
