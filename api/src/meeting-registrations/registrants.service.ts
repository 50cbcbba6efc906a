import { randomUUID } from 'node:crypto';
import { type FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import type {
  MeetingRegistration as MeetingRegistrationResponse,
  RegistrantData,
  RegistrantErasure,
  RegistrantsMessageReceipt,
  RegistrationFigures,
} from '@vitral/contracts/meeting-registrations';
import type { SettingsInput } from '@vitral/contracts/settings';
import { findOccurrence } from '@vitral/schedule';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService, type Snapshot } from '../platform/audit/audit.service.ts';
import { CsvExports } from '../platform/csv/csv-exports.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import { Lists, Page } from '../platform/lists/lists.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import { checkIn } from './attendance.service.ts';
import type {
  AttendanceDto,
  MeetingRegistrationsExportQuery,
  MeetingRegistrationsQuery,
  RegistrantsMessageDto,
} from './meeting-registrations.dto.ts';
import { MeetingAttendance, MeetingRegistration } from './meeting-registrations.entity.ts';
import { lockPlaces } from './places.ts';
import { describe } from './registration-emails.ts';
import { readFigures } from './registration-figures.ts';
import { RegistrationOutbox } from './registration-outbox.service.ts';
import { RegistrationTokens } from './registration-tokens.ts';
import { RegistrationsService } from './registrations.service.ts';

/** Shows registrations to staff, who record attendance, write to registrants, and export or erase a person's data. */
@Injectable()
export class RegistrantsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly exports: CsvExports,
    private readonly settings: SettingsService,
    private readonly tokens: RegistrationTokens,
    private readonly outbox: RegistrationOutbox,
    private readonly registrations: RegistrationsService,
  ) {}

  async list(viewer: Viewer, query: MeetingRegistrationsQuery): Promise<Page<MeetingRegistrationResponse>> {
    await this.assertMayRead(viewer);
    const { items, total } = await this.lists.read(MeetingRegistration, this.filterOf(query), query);
    return new Page(await this.toResponses(items), total);
  }

  async get(viewer: Viewer, id: string): Promise<MeetingRegistrationResponse> {
    const row = await this.em.fork().findOne(MeetingRegistration, { id });
    if (!row) throw new AppError('meeting-registrations.not-found');
    await this.assertMayRead(viewer);
    const [response] = await this.toResponses([row]);
    if (!response) throw new AppError('meeting-registrations.not-found');
    return response;
  }

  async figures(viewer: Viewer, id: string): Promise<RegistrationFigures> {
    await this.assertMayRead(viewer);
    const em = this.em.fork();
    const meeting = await em.findOne(ZoomMeeting, { id });
    if (!meeting) throw new AppError('zoom-meetings.not-found', { id });
    return readFigures(em, meeting);
  }

  async export(
    viewer: Viewer,
    query: MeetingRegistrationsExportQuery,
  ): Promise<AsyncGenerator<MeetingRegistrationResponse>> {
    await this.assertMayRead(viewer);
    const { sort, ids, ...filters } = query;
    return this.exports.read({
      noun: 'meeting-registrations',
      entity: MeetingRegistration,
      filter: this.filterOf(filters),
      ids,
      sort,
      toRows: (rows, em) => this.toResponses(rows, em),
    });
  }

  setAttendance(id: string, { date, isPresent }: AttendanceDto): Promise<MeetingRegistrationResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, MeetingRegistration, id, 'meeting-registrations.not-found');
      if (row.date && row.date !== date) throw new AppError('zoom-meetings.not-a-date', { date });
      if (isPresent) await checkIn(em, id, date, true);
      else await em.nativeDelete(MeetingAttendance, { registration: id, date });
      this.record(em, 'updated', id, { after: { date, isPresent } });
      const [response] = await this.toResponses([row], em);
      if (!response) throw new AppError('meeting-registrations.not-found');
      return response;
    });
  }

  /** Emails everyone who is registered for a date, for that date or for the series. */
  message({ meetingId, date, subject, text }: RegistrantsMessageDto): Promise<RegistrantsMessageReceipt> {
    return this.em.transactional(async (em) => {
      const meeting = await em.findOne(ZoomMeeting, { id: meetingId });
      if (!meeting) throw new AppError('zoom-meetings.not-found', { id: meetingId });
      const dates = await readDates(em, meeting);
      const occurrence = findOccurrence(dates, date);
      if (!occurrence) throw new AppError('zoom-meetings.not-a-date', { date });
      const details = { ...describe(meeting, dates, occurrence), message: { subject, text } };
      const where = `r.meeting_id = ? and r.state = 'registered' and (r.date = ? or r.date is null)`;
      const event = { key: `message ${randomUUID()}`, details };
      const recipients = await this.outbox.addForAll(em, 'message', event, where, [meetingId, date]);
      this.record(em, 'created', null, { after: { date, recipients } });
      return { recipients };
    });
  }

  /** Returns everything that is stored about the person of a registration. */
  async data(id: string): Promise<RegistrantData> {
    const rows = await this.em.transactional(async (em) => {
      const { emailHash } = await lockRow(em, MeetingRegistration, id, 'meeting-registrations.not-found');
      this.record(em, 'exported', id);
      return em.find(MeetingRegistration, { emailHash }, { orderBy: { id: 'asc' } });
    });
    return { registrations: await this.toResponses(rows) };
  }

  /** Erases all registrations of the same person, with unsent emails, and reassigns their places. */
  erase(id: string): Promise<RegistrantErasure> {
    return this.em.transactional(async (em) => {
      const { emailHash } = await lockRow(em, MeetingRegistration, id, 'meeting-registrations.not-found');
      const rows = await em.find(MeetingRegistration, { emailHash });
      const meetings = [...new Set(rows.flatMap(({ meeting }) => meeting ?? []))].toSorted();
      for (const meeting of meetings) await lockPlaces(em, meeting);
      await em.execute(
        `delete from delivery where state = 'waiting' and id in (
           select e.delivery from registration_email e join meeting_registration r on r.id = e.registration_id where r.email_hash = ?)`,
        [emailHash],
      );
      await em.nativeDelete(MeetingRegistration, { emailHash });
      em.clear();
      for (const meeting of await em.find(ZoomMeeting, { id: { $in: meetings } })) {
        await this.registrations.moveUp(em, meeting);
      }
      this.record(em, 'deleted', id, { before: { registrations: rows.length } });
      return { erased: rows.length };
    });
  }

  /** Managers have the permission, but it takes effect only while the setting is on. */
  private async assertMayRead(viewer: Viewer): Promise<void> {
    if (!mayReadRegistrations(viewer, await this.settings.current()))
      throw new AppError('auth.insufficient-permissions');
  }

  /** Selects the registrations of the list. */
  filterOf({
    meeting,
    date,
    state,
    q,
  }: Omit<MeetingRegistrationsExportQuery, 'sort' | 'ids'>): FilterQuery<MeetingRegistration> {
    return {
      $and: [
        { meeting },
        date ? { $or: [{ date }, { date: null }] } : {},
        state ? { state } : {},
        q.includes('@') ? { emailHash: this.tokens.hashEmail(q) } : searchingText<MeetingRegistration>(q),
      ],
    };
  }

  private async toResponses(
    rows: MeetingRegistration[],
    em = this.em.fork(),
  ): Promise<MeetingRegistrationResponse[]> {
    const attendances = await em.find(
      MeetingAttendance,
      { registration: { $in: rows.map(({ id }) => id) } },
      { orderBy: { date: 'asc' } },
    );
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      meetingId: row.meeting ?? null,
      date: row.date ?? null,
      name: row.name,
      email: this.tokens.openEmail(row.sealedEmail),
      language: row.language,
      timezone: row.timezone,
      answers: row.answers,
      state: row.state,
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      cancelledAt: row.cancelledAt?.toISOString() ?? null,
      attendedDates: attendances
        .filter(({ registration }) => registration === row.id)
        .map(({ date }) => date),
    }));
  }

  /** Contains no name, since the entry outlives the registration. */
  record(
    em: EntityManager,
    verb: AuditVerb,
    itemId: string | null,
    states: { before?: Snapshot; after?: Snapshot } = {},
  ): void {
    this.audit.record(em, { verb, noun: 'meeting-registrations', itemId, itemName: null, ...states });
  }
}

/** Returns whether the settings let a viewer with the permission read registrations. */
export const mayReadRegistrations = (
  { role }: Viewer,
  { mayManagersReadRegistrations }: Pick<SettingsInput, 'mayManagersReadRegistrations'>,
): boolean => role === 'admin' || mayManagersReadRegistrations;
