import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { asCount, asRecord, asRecords, asText, PlatformProblem } from '../api-keys/index.ts';
import { ZoomClient } from '../zoom-account/index.ts';
import { type CallDate, type CallSeries, type KnownDate, markOf } from './call-plan.ts';

const PAGE_SIZE = 300;
/** Exceeds the number of meetings of a team. */
const MOST_PAGES = 20;
const NOT_FOUND = 404;

/** A meeting as Zoom returns it. */
export interface KnownMeeting {
  id: string;
  joinUrl: string;
  series: Pick<CallSeries, 'topic' | 'agenda' | 'timezone' | 'duration'> & { weeklyDays: string };
  dates: KnownDate[];
}

/** The calls of Zoom's Meetings API that Vitral uses. Each throws what ZoomClient throws. */
@Injectable()
export class ZoomMeetingApi {
  constructor(private readonly client: ZoomClient) {}

  /** Returns null when Zoom does not know the meeting any more. */
  async read(em: EntityManager, id: string): Promise<KnownMeeting | null> {
    const body = await nullIfGone(this.client.request(em, 'GET', pathOf(id)));
    return body && toMeeting(body);
  }

  /** Returns the number of the meeting that carries the mark of the call; null if there is none. */
  async findMarked(em: EntityManager, callId: string): Promise<string | null> {
    let token = '';
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = new URLSearchParams({ type: 'scheduled', page_size: String(PAGE_SIZE) });
      if (token) query.set('next_page_token', token);
      const body = await this.client.request(em, 'GET', `/users/me/meetings?${query}`);
      const found = asRecords(body['meetings']).find(({ agenda }) => asText(agenda).includes(markOf(callId)));
      if (found) return toId(found);
      token = asText(body['next_page_token']);
      if (!token) return null;
    }
    return null;
  }

  async create(em: EntityManager, series: CallSeries): Promise<string> {
    return toId(await this.client.request(em, 'POST', '/users/me/meetings', series));
  }

  /** Replaces the whole series; Zoom forgets moved and cancelled dates. */
  async update(em: EntityManager, id: string, series: CallSeries): Promise<void> {
    await this.client.request(em, 'PATCH', pathOf(id), series);
  }

  async moveDate(
    em: EntityManager,
    id: string,
    dateId: string,
    { start, duration }: CallDate,
  ): Promise<void> {
    const startTime = new Date(start).toISOString().replace('.000', '');
    await this.client.request(em, 'PATCH', datePath(id, dateId), { start_time: startTime, duration });
  }

  async cancelDate(em: EntityManager, id: string, dateId: string): Promise<void> {
    await this.client.request(em, 'DELETE', datePath(id, dateId));
  }

  /** Does nothing when the meeting is gone already. */
  async remove(em: EntityManager, id: string): Promise<void> {
    await nullIfGone(this.client.request(em, 'DELETE', pathOf(id)));
  }

  /** Returns the number of people in a call that has ended, and its start in milliseconds since 1970. */
  async readPast(em: EntityManager, uuid: string): Promise<{ participants: number; start: number }> {
    // Zoom requires a uuid with slashes to be encoded twice, and accepts it for all.
    const path = `/past_meetings/${encodeURIComponent(encodeURIComponent(uuid))}`;
    const body = await this.client.request(em, 'GET', path);
    const participants = asCount(body['participants_count']);
    const start = Date.parse(asText(body['start_time']));
    if (participants === null || Number.isNaN(start)) throw new PlatformProblem('unreadable', null);
    return { participants, start };
  }
}

const pathOf = (id: string) => `/meetings/${encodeURIComponent(id)}`;
const datePath = (id: string, dateId: string) =>
  `${pathOf(id)}?${new URLSearchParams({ occurrence_id: dateId })}`;

/** Zoom sends the number of a meeting as a number or as digits. */
function toId({ id }: Record<string, unknown>): string {
  const number = asCount(id);
  if (number === null) throw new PlatformProblem('unreadable', null);
  return String(number);
}

function toMeeting(body: Record<string, unknown>): KnownMeeting {
  const recurrence = asRecord(body['recurrence']);
  return {
    id: toId(body),
    joinUrl: asText(body['join_url']),
    series: {
      topic: asText(body['topic']),
      agenda: asText(body['agenda']),
      timezone: asText(body['timezone']),
      duration: asCount(body['duration']) ?? 0,
      weeklyDays: asText(recurrence['weekly_days']),
    },
    dates: asRecords(body['occurrences'])
      .filter(({ status }) => status !== 'deleted')
      .map((date) => ({
        id: String(date['occurrence_id']),
        start: Date.parse(asText(date['start_time'])),
        duration: asCount(date['duration']) ?? 0,
      })),
  };
}

async function nullIfGone<Body>(request: Promise<Body>): Promise<Body | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof PlatformProblem && error.status === NOT_FOUND) return null;
    throw error;
  }
}
