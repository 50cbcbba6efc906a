import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import type { RegistrationSettings } from '@vitral/contracts/meeting-registrations';
import type {
  PublicZoomMeeting,
  Schedule,
  ZoomMeeting as ZoomMeetingResponse,
  ZoomMeetingInput,
} from '@vitral/contracts/zoom-meetings';
import { followFirst, readSlots } from '@vitral/schedule';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { takeFromTrash } from '../platform/audit/item-history.service.ts';
import { columnsFromResponse } from '../platform/entities/columns-from-response.ts';
import { checkVersion, updateVerb } from '../platform/audit/edit-versioned.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { ListQuery, searchingText } from '../platform/lists/list-query.dto.ts';
import { comingExceptions, decideDisplaced } from './displaced-exceptions.ts';
import { MeetingChanges, readDates } from './meeting-changes.ts';
import { MeetingRules } from './meeting-rules.ts';
import { recentExceptions } from './meeting-exceptions.response.ts';
import { recordRemoved, restoreExceptions } from './removed-exceptions.ts';
import { type MeetingException, ZoomMeeting } from './zoom-meetings.entity.ts';
import { scheduleOf, timesOf, toResponse, toInput, toPublicResponse } from './zoom-meetings.response.ts';
import type { ScheduleDto, ZoomMeetingDto, ZoomMeetingUpdateDto } from './zoom-meetings.dto.ts';

/** Changed slots need a new acknowledgement. */
const NOT_ACKNOWLEDGED = { acknowledgedAt: null, acknowledgedBy: null };

@Injectable()
export class ZoomMeetingsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
    private readonly changes: MeetingChanges,
    private readonly rules: MeetingRules,
  ) {}

  /** The response does not depend on the time: an outdated cached response merely contains some past exceptions. */
  onModuleInit(): void {
    this.publicReads.offer({
      path: '/api/zoom-meetings',
      tables: ['zoom_meeting', 'meeting_exception'],
      read: () => this.list(null, new ListQuery()),
    });
  }

  /** Staff who may edit get every row with all fields; everybody else gets the active rows, without the link to the call. */
  async list(
    viewer: Viewer | null,
    { limit, offset, q }: ListQuery,
  ): Promise<Page<ZoomMeetingResponse | PublicZoomMeeting>> {
    const isStaff = viewerMay(viewer, 'zoom-meetings.write');
    const page = await this.lists.read(
      ZoomMeeting,
      {
        $and: [isStaff ? {} : { isActive: true }, searchingText<ZoomMeeting>(q)],
      },
      { limit, offset, sort: 'createdAt' },
    );
    const now = Date.now();
    const ids = page.items.map(({ id }) => id);
    const exceptionsOf = await recentExceptions(this.em, ids, now);
    return page.map((row) =>
      isStaff ? toResponse(row, exceptionsOf(row.id), now) : toPublicResponse(row, exceptionsOf(row.id)),
    );
  }

  async get(id: string): Promise<ZoomMeetingResponse> {
    const row = await this.em.findOne(ZoomMeeting, { id });
    if (!row) throw new AppError('zoom-meetings.not-found', { id });
    return readResponse(this.em, row);
  }

  schedule(input: ScheduleDto): Schedule {
    return scheduleOf(input, Date.now());
  }

  create(input: ZoomMeetingDto): Promise<ZoomMeetingResponse> {
    return this.em.transactional(async (em) => {
      await this.rules.check(em, null, input);
      const row = em.create(ZoomMeeting, toColumns(input, null));
      await this.addRows(em, [row]);
      return readResponse(em, row);
    });
  }

  /** Adds imported live sessions, which have no registration or call in Zoom, in the transaction of `em`. */
  async addAll(em: EntityManager, inputs: ZoomMeetingDto[]): Promise<ZoomMeeting[]> {
    const rows = inputs.map((input) => em.create(ZoomMeeting, toColumns(input, null)));
    await this.addRows(em, rows);
    return rows;
  }

  private async addRows(em: EntityManager, rows: ZoomMeeting[]): Promise<void> {
    await em.persist(rows).flush();
    for (const row of rows) await this.changes.reportCreation(em, row);
    for (const row of rows) this.record(em, 'created', row, { after: toInput(row) });
  }

  update(
    id: string,
    { version, keptDates, removedDates, ...input }: ZoomMeetingUpdateDto,
  ): Promise<ZoomMeetingResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ZoomMeeting, id, 'zoom-meetings.not-found');
      await checkVersion(em, { noun: 'zoom-meetings', stale: 'zoom-meetings.stale', row, version });
      await this.edit(em, row, input, { keptDates, removedDates });
      return readResponse(em, row);
    });
  }

  /** Edits a locked live session. */
  async edit(
    em: EntityManager,
    row: ZoomMeeting,
    input: ZoomMeetingInput,
    decisions: Pick<ZoomMeetingUpdateDto, 'keptDates' | 'removedDates'>,
  ): Promise<void> {
    const before = toInput(row);
    const after = toColumns(input, before);
    if (isDeepStrictEqual(before, after)) return;
    await this.rules.check(em, before, after);
    const dates = await readDates(em, row);
    const { retained, removed } = await decideDisplaced(em, row, after, decisions);
    em.assign(row, after);
    if (!isDeepStrictEqual(timesOf(before), timesOf(after))) em.assign(row, NOT_ACKNOWLEDGED);
    for (const exception of removed) em.remove(exception);
    await em.flush();
    await this.changes.report(em, row, dates);
    this.record(em, updateVerb(before, after), row, {
      before,
      after: { ...after, ...(retained.length > 0 && { keptDates: retained.map(({ date }) => date) }) },
    });
    recordRemoved(this.audit, em, row, removed);
  }

  /**
   * Records that the slots differ intentionally. This is not an edit: the version stays. Only the first acknowledgement
   * is stored, and none while the slots agree, since a later change may make them differ.
   */
  acknowledge(id: string, version: number, viewer: Viewer): Promise<ZoomMeetingResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, ZoomMeeting, id, 'zoom-meetings.not-found');
      await checkVersion(em, { noun: 'zoom-meetings', stale: 'zoom-meetings.stale', row, version });
      const seen = await readResponse(em, row);
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
      return readResponse(em, await em.refreshOrFail(row));
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      await this.removeAll(em, [await lockRow(em, ZoomMeeting, id, 'zoom-meetings.not-found')]);
    });
  }

  /** Deletes locked meetings with their exceptions. Their joins stay and count for deleted meetings. */
  async removeAll(em: EntityManager, rows: ZoomMeeting[]): Promise<void> {
    const exceptions = new Map<ZoomMeeting, MeetingException[]>();
    for (const row of rows) {
      exceptions.set(row, await comingExceptions(em, row));
      await this.changes.reportRemoval(em, row);
    }
    for (const row of rows) {
      em.remove(row);
      this.record(em, 'deleted', row, { before: toInput(row) });
      recordRemoved(this.audit, em, row, exceptions.get(row) ?? []);
    }
  }

  restore(id: string): Promise<ZoomMeetingResponse> {
    return this.em.transactional((em) => this.addAgain(em, id));
  }

  /**
   * Restores a deleted live session, with its cancelled and moved dates. Registrations stay deleted, since registrants
   * were notified of the end.
   */
  async addAgain(em: EntityManager, id: string): Promise<ZoomMeetingResponse> {
    const deleted = await takeFromTrash(em, 'zoom-meetings', id);
    const columns = await columnsFromResponse(em, ZoomMeeting, deleted.fields);
    const row = em.create(ZoomMeeting, columns);
    const input = toInput(row);
    await this.rules.check(em, null, input);
    await em.flush();
    await restoreExceptions(em, row, deleted.requestId);
    await this.changes.reportCreation(em, row);
    this.record(em, 'restored', row, { after: input });
    return readResponse(em, row);
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

async function readResponse(em: EntityManager, row: ZoomMeeting): Promise<ZoomMeetingResponse> {
  const now = Date.now();
  const exceptionsOf = await recentExceptions(em, [row.id], now);
  return toResponse(row, exceptionsOf(row.id), now);
}

/** Returns slots as plain objects, which can be compared with stored ones. The link of a call that is managed in Zoom is not edited. */
function toColumns(input: ZoomMeetingInput, before: ZoomMeetingInput | null): ZoomMeetingInput {
  const zoomLink = input.isManagedInZoom ? (before?.zoomLink ?? '') : input.zoomLink;
  const timeSlots = followFirst(input.daysOfWeek, readSlots(input.timeSlots), Date.now());
  const registration =
    input.registration && (JSON.parse(JSON.stringify(input.registration)) as RegistrationSettings);
  return { ...input, zoomLink, timeSlots, registration };
}
