import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ZoomCallProblem } from '@vitral/contracts/zoom-calls';
import { PlatformProblem } from '../api-keys/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { isHttpUrl } from '../platform/validation/text.ts';
import { NoZoomAccount } from '../zoom-account/index.ts';
import { MeetingChanges, readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import { withLease } from './call-lease.ts';
import { type CallSeries, compareDates, planSeries } from './call-plan.ts';
import { type KnownMeeting, ZoomMeetingApi } from './zoom-meeting-api.ts';
import { ZoomCall } from './zoom-calls.entity.ts';

const SYNC = 'zoom-call-sync';
/** Zoom knows a limited number of dates, so every meeting is extended in time. */
const DAILY = '17 3 * * *';
/** Pause before retrying a call that another server is changing. */
const WHILE_LEASED_SECONDS = 15;
/** About an hour in total, with the pauses between attempts. */
const RETRIES = 6;

/** Makes the Zoom meetings follow their live sessions. docs/adr/069. */
@Injectable()
export class CallSyncService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
    private readonly changes: MeetingChanges,
    private readonly zoom: ZoomMeetingApi,
  ) {}

  onModuleInit(): void {
    const options = { retries: RETRIES, retrySeconds: 60 };
    this.jobs.define<{ id: string }>(SYNC, ({ id }) => this.sync(id), options);
    this.jobs.define('zoom-calls-daily', () => this.planAll(), { cron: DAILY });
    this.changes.observe((em, meeting) => this.follow(em, meeting));
  }

  /** Adds a synchronization of the call to the transaction of `em`. */
  async plan(em: EntityManager, call: ZoomCall): Promise<void> {
    em.assign(call, { requestedAt: new Date(), problem: null, status: null });
    await em.persist(call).flush();
    await this.jobs.add(em, SYNC, { id: call.id });
  }

  private async follow(em: EntityManager, meeting: ZoomMeeting): Promise<void> {
    const known = await em.findOne(ZoomCall, { meeting: meeting.id });
    if (!known && !meeting.isManagedInZoom) return;
    await this.plan(em, known ?? em.create(ZoomCall, { meeting: meeting.id, requestedAt: new Date() }));
  }

  private async planAll(): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      for (const { id } of await em.find(ZoomCall, {})) await this.jobs.add(em, SYNC, { id });
    });
  }

  /** Changes the Zoom meeting until it equals the live session. Safe to repeat after any interruption. */
  async sync(id: string): Promise<void> {
    const em = this.em.fork();
    if (!(await em.count(ZoomCall, { id }))) return;
    const isDone = await withLease(em, id, () => this.syncLeased(em, id));
    if (isDone) return;
    const later = { afterSeconds: WHILE_LEASED_SECONDS };
    await em.transactional((inner) => this.jobs.add(inner, SYNC, { id }, later));
  }

  private async syncLeased(em: EntityManager, id: string): Promise<void> {
    try {
      await this.change(em, await em.findOneOrFail(ZoomCall, { id }));
    } catch (error) {
      const failure = toFailure(error);
      await em.nativeUpdate(ZoomCall, { id }, failure);
      if (failure.problem !== 'refused' && failure.problem !== 'no-account') throw error;
    }
  }

  private async change(em: EntityManager, call: ZoomCall): Promise<void> {
    const startedAt = new Date();
    const meeting = call.meeting ? await em.findOne(ZoomMeeting, { id: call.meeting }) : null;
    // If the management was turned off, the Zoom meeting stays, since its link is still in use.
    if (meeting && !meeting.isManagedInZoom) return forget(em, call);
    const schedule = meeting && (await readDates(em, meeting));
    const series = meeting?.isActive && schedule ? planSeries(call.id, meeting, schedule, Date.now()) : null;
    const zoomId = call.zoomId ?? (await this.zoom.findMarked(em, call.id));
    if (!series || !schedule) {
      if (zoomId) await this.zoom.remove(em, zoomId);
      return this.storeRemoval(em, call, meeting);
    }
    const known = (zoomId && (await this.zoom.read(em, zoomId))) || (await this.create(em, series));
    // Stored at once, so that the link works even if a following request fails.
    await this.storeLink(em, call, known);
    await this.changeDates(em, known, series, schedule);
    const done = { syncedAt: startedAt, problem: null, status: null };
    await em.nativeUpdate(ZoomCall, { id: call.id }, done);
  }

  private async create(em: EntityManager, series: CallSeries): Promise<KnownMeeting> {
    const created = await this.zoom.read(em, await this.zoom.create(em, series));
    if (!created || !isHttpUrl(created.joinUrl)) throw new PlatformProblem('unreadable', null);
    return created;
  }

  private async changeDates(
    em: EntityManager,
    known: KnownMeeting,
    series: CallSeries,
    schedule: Parameters<typeof compareDates>[1],
  ): Promise<void> {
    let changes = compareDates(known.dates, schedule, Date.now());
    if (changes.needsRenewal || isOtherSeries(known, series)) {
      await this.zoom.update(em, known.id, series);
      const renewed = await this.zoom.read(em, known.id);
      changes = compareDates(renewed?.dates ?? [], schedule, Date.now());
    }
    for (const { id, ...date } of changes.moved) await this.zoom.moveDate(em, known.id, id, date);
    for (const id of changes.cancelled) await this.zoom.cancelDate(em, known.id, id);
  }

  /** Fills in the link, which is not an edit: the version stays, so that nobody who is editing the live session gets a conflict. */
  private async storeLink(em: EntityManager, call: ZoomCall, { id, joinUrl }: KnownMeeting): Promise<void> {
    if (call.zoomId === id && !(await this.isOtherLink(em, call, joinUrl))) return;
    await em.transactional(async (inner) => {
      await inner.nativeUpdate(ZoomCall, { id: call.id }, { zoomId: id });
      if (call.meeting) await this.setLink(inner, call.meeting, joinUrl);
    });
  }

  private async isOtherLink(em: EntityManager, { meeting }: ZoomCall, joinUrl: string): Promise<boolean> {
    return (await em.count(ZoomMeeting, { id: meeting ?? null, zoomLink: { $ne: joinUrl } })) > 0;
  }

  private async setLink(em: EntityManager, meetingId: string, zoomLink: string): Promise<void> {
    const meeting = await em.findOne(ZoomMeeting, { id: meetingId }, { refresh: true });
    if (!meeting || meeting.zoomLink === zoomLink) return;
    const before = { zoomLink: meeting.zoomLink };
    await em.execute('update zoom_meeting set zoom_link = ? where id = ? and is_managed_in_zoom', [
      zoomLink,
      meetingId,
    ]);
    const { title: itemName } = meeting;
    const entry = { verb: 'updated', noun: 'zoom-meetings', itemId: meetingId, itemName } as const;
    this.audit.record(em, { ...entry, before, after: { zoomLink } });
  }

  /** The link no longer works, so it is cleared. */
  private async storeRemoval(em: EntityManager, call: ZoomCall, meeting: ZoomMeeting | null): Promise<void> {
    await em.transactional(async (inner) => {
      await forget(inner, call);
      if (meeting) await this.setLink(inner, meeting.id, '');
    });
  }
}

/**
 * Deletes a call. If the live session was changed meanwhile, only clears the number of its meeting, since another job
 * follows for that change.
 */
async function forget(em: EntityManager, { id, requestedAt }: ZoomCall): Promise<void> {
  const deleted = await em.nativeDelete(ZoomCall, { id, requestedAt });
  if (deleted === 0) await em.nativeUpdate(ZoomCall, { id }, { zoomId: null });
}

function isOtherSeries({ series: known }: KnownMeeting, series: CallSeries): boolean {
  return (
    known.topic !== series.topic ||
    known.agenda.trim() !== series.agenda ||
    known.timezone !== series.timezone ||
    known.duration !== series.duration ||
    known.weeklyDays !== series.recurrence.weekly_days
  );
}

function toFailure(error: unknown): { problem: ZoomCallProblem | null; status: number | null } {
  if (error instanceof NoZoomAccount) return { problem: 'no-account', status: null };
  if (error instanceof PlatformProblem) return { problem: error.code, status: error.status };
  return { problem: null, status: null };
}
