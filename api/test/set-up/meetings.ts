import type { MeetingOccurrence, ZoomMeeting, ZoomMeetingInput } from '@vitral/contracts/zoom-meetings';
import { MeetingException } from '../../src/zoom-meetings/zoom-meetings.entity.ts';
import type { Api } from '../start-api.ts';

/** Held every day, at one instant in two zones that change their clocks on the same days. */
export const MEETING: ZoomMeetingInput = {
  title: 'Círculo de prueba',
  titleEn: 'Test circle',
  titleFr: 'Cercle d’essai',
  description: 'Para probar.',
  descriptionEn: null,
  descriptionFr: null,
  category: 'health',
  zoomLink: 'https://zoom.example/j/123?pwd=abc',
  isManagedInZoom: false,
  daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  timeSlots: [
    { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' },
    { timezone: 'America/New_York', time: '21:00', endTime: '22:00' },
  ],
  isActive: true,
  image: null,
  leaderId: null,
  registration: null,
};

export const REASON = { reason: 'Día festivo', reasonEn: 'Holiday', reasonFr: null };

export async function addMeeting(api: Api, meeting: object = MEETING): Promise<ZoomMeeting> {
  const { body } = await api.as('admin').post('/zoom-meetings').send(meeting).expect(201);
  return body;
}

/** Stores an exception directly, since the API refuses its date today. */
export async function storeException(
  api: Api,
  meeting: string,
  columns: Pick<MeetingException, 'date'> & Partial<Pick<MeetingException, 'movedTo'>>,
): Promise<string> {
  const em = api.em();
  const row = em.create(MeetingException, { movedTo: null, ...REASON, meeting, ...columns });
  await em.persist(row).flush();
  return row.id;
}

/** The date that is `days` later, both `YYYY-MM-DD`. */
export function daysFrom(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** An admin who changes dates of a new live session. */
export class DateEditor {
  private constructor(
    private readonly api: Api,
    readonly meeting: ZoomMeeting,
  ) {}

  static async add(api: Api): Promise<DateEditor> {
    return new DateEditor(api, await addMeeting(api));
  }

  /** The first dates of the live session, `YYYY-MM-DD`. */
  get dates(): [string, string] {
    const [first = '', second = ''] = this.meeting.dates.map(({ date }) => date);
    return [first, second];
  }

  /** URL of its exceptions, or of one. */
  url(id = ''): string {
    return `/zoom-meetings/${this.meeting.id}/exceptions${id && `/${id}`}`;
  }

  cancel(date: string) {
    return this.api
      .as('admin')
      .post(this.url())
      .send({ ...REASON, date, movedTo: null });
  }

  async read(): Promise<ZoomMeeting> {
    const { body } = await this.api.as('admin').get(`/zoom-meetings/${this.meeting.id}`).expect(200);
    return body;
  }
}

/** Returns dates as `2026-12-01 held`. */
export const datesWithStatus = (dates: MeetingOccurrence[]): string[] =>
  dates.map(({ date, status }) => `${date} ${status}`);
