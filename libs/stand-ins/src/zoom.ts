import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { DateTime } from 'luxon';

export const ZOOM_APP = {
  accountId: 'AbC_account-01',
  clientId: 'clientIdOfTheApp',
  clientSecret: 'not_a_real_client_secret_1234',
  eventSecret: 'not_a_real_event_secret_5678',
};

interface Occurrence {
  occurrence_id: string;
  start_time: string;
  duration: number;
  status: string;
}

interface Fields {
  topic: string;
  agenda: string;
  timezone: string;
  duration: number;
  start_time: string;
  recurrence: { type: number; weekly_days: string; end_times: number };
}

export interface StoredMeeting extends Fields {
  id: number;
  join_url: string;
  occurrences: Occurrence[];
}

interface Answer {
  status: number;
  body?: unknown;
}

/**
 * Stands in for Zoom: it issues tokens and stores recurring meetings as described in Zoom's documentation
 * (developers.zoom.us/docs/api).
 */
export class ZoomStandIn {
  readonly meetings = new Map<string, StoredMeeting>();
  readonly past = new Map<string, { participants_count: number; start_time: string }>();
  /** Method and path of each request, oldest first. */
  readonly requests: string[] = [];
  /** Responses that replace the next ones; `hang` closes the connection once the request has been processed. */
  readonly next: (Answer | 'hang')[] = [];
  /** Called before each response. */
  before: (request: string) => Promise<unknown> = async () => {};
  private token = '';
  private lastId = 85_000_000_000;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.handle(request, response));
  }

  static async start(): Promise<ZoomStandIn> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ZoomStandIn(server);
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Environment variables that make a server use the stand-in. */
  get variables() {
    const origin = `http://${this.host}`;
    return { ZOOM_API_URL: origin, ZOOM_LOGIN_URL: origin, OUTGOING_ALLOWED: this.host };
  }

  /** Rejects all tokens that were issued so far. */
  revokeTokens(): void {
    this.token = '';
  }

  /** Returns the only meeting. */
  only(): StoredMeeting {
    const [meeting, ...others] = this.meetings.values();
    if (!meeting || others.length > 0) throw new Error(`There are ${this.meetings.size} meetings`);
    return meeting;
  }

  reset(): void {
    this.meetings.clear();
    this.past.clear();
    this.next.length = 0;
    this.before = async () => {};
  }

  /** Number of requests that change something. */
  get writes(): number {
    return this.requests.filter((request) => !/^GET|oauth/.test(request)).length;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://zoom.invalid');
    this.requests.push(`${request.method} ${request.url}`);
    const body = await text(request);
    await this.before(`${request.method} ${request.url}`);
    const [planned] = this.next.splice(0, 1);
    const answer = planned && planned !== 'hang' ? planned : this.answer(request, url, body);
    if (planned === 'hang') return void response.destroy();
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  }

  private answer(request: IncomingMessage, url: URL, body: string): Answer {
    const { authorization = '' } = request.headers;
    if (url.pathname === '/oauth/token') return this.issue(authorization, new URLSearchParams(body));
    if (!this.token || authorization !== `Bearer ${this.token}`)
      return error(401, 124, 'Invalid access token.');
    const path = url.pathname.replace(/^\/v2/, '');
    const route = `${request.method} ${path.replace(/^\/(meetings|past_meetings)\/.+/, '/$1/id')}`;
    const id = decodeURIComponent(path.split('/')[2] ?? '');
    const input = (body ? JSON.parse(body) : {}) as Partial<Fields>;
    const occurrence = url.searchParams.get('occurrence_id');
    switch (route) {
      case 'GET /users/me/meetings':
        return { status: 200, body: this.list(url.searchParams) };
      case 'POST /users/me/meetings':
        return { status: 201, body: this.create(input as Fields) };
      case 'GET /meetings/id':
        return this.onMeeting(id, (meeting) => ({ status: 200, body: withCurrent(meeting) }));
      case 'PATCH /meetings/id':
        return this.onMeeting(id, (meeting) =>
          occurrence === null ? update(meeting, input) : updateOccurrence(meeting, occurrence, input),
        );
      case 'DELETE /meetings/id':
        return this.onMeeting(id, (meeting) => this.remove(meeting, occurrence));
      case 'GET /past_meetings/id': {
        const past = this.past.get(decodeURIComponent(id));
        return past ? { status: 200, body: past } : error(404, 3001, 'Meeting does not exist.');
      }
      default:
        return error(404, 2300, 'This API endpoint is not recognized.');
    }
  }

  private issue(authorization: string, form: URLSearchParams): Answer {
    const { accountId, clientId, clientSecret } = ZOOM_APP;
    const login = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (authorization !== login)
      return { status: 400, body: { reason: 'Invalid client_id or client_secret' } };
    if (form.get('grant_type') !== 'account_credentials' || form.get('account_id') !== accountId)
      return { status: 400, body: { reason: 'Bad request', error: 'invalid_request' } };
    this.token = randomBytes(12).toString('hex');
    return { status: 200, body: { access_token: this.token, token_type: 'bearer', expires_in: 3600 } };
  }

  private list(query: URLSearchParams) {
    const size = Number(query.get('page_size'));
    const start = Number(query.get('next_page_token') ?? 0);
    const all = [...this.meetings.values()];
    const meetings = all
      .slice(start, start + size)
      .map(({ id, topic, agenda }) => ({ id, topic, agenda: agenda.slice(0, 250), type: 8 }));
    const next = start + size < all.length ? String(start + size) : '';
    return { page_size: size, next_page_token: next, meetings };
  }

  private create(fields: Fields): StoredMeeting {
    this.lastId += 1;
    const id = this.lastId;
    const meeting = { ...fields, id, join_url: `https://zoom.example/j/${id}?pwd=x`, occurrences: [] };
    this.meetings.set(String(id), meeting);
    update(meeting, fields);
    return meeting;
  }

  private onMeeting(id: string, act: (meeting: StoredMeeting) => Answer): Answer {
    const meeting = this.meetings.get(id);
    return meeting ? act(meeting) : error(404, 3001, `Meeting does not exist: ${id}.`);
  }

  private remove(meeting: StoredMeeting, occurrence: string | null): Answer {
    if (occurrence === null) {
      this.meetings.delete(String(meeting.id));
      return { status: 204 };
    }
    const found = meeting.occurrences.find(({ occurrence_id: id }) => id === occurrence);
    if (!found) return error(400, 3000, 'Invalid occurrence_id.');
    found.status = 'deleted';
    return { status: 204 };
  }
}

const error = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message },
});

const withCurrent = (meeting: StoredMeeting) => ({
  ...meeting,
  occurrences: meeting.occurrences.filter(({ status }) => status !== 'deleted'),
});

/** Replaces the series; all its dates follow the recurrence. */
function update(meeting: StoredMeeting, fields: Partial<Fields>): Answer {
  Object.assign(meeting, fields);
  const { recurrence, timezone, duration } = meeting;
  const days = recurrence.weekly_days.split(',').map((day) => (Number(day) + 5) % 7);
  const first = DateTime.fromISO(meeting.start_time, { zone: timezone });
  if (!first.isValid) return error(300, 300, 'Invalid field.');
  meeting.occurrences = [];
  for (let day = 0; meeting.occurrences.length < recurrence.end_times; day += 1) {
    const date = first.plus({ days: day });
    if (!days.includes(date.weekday - 1)) continue;
    meeting.occurrences.push({
      occurrence_id: String(date.toMillis()),
      start_time: toZoomTime(date),
      duration,
      status: 'available',
    });
  }
  return { status: 204 };
}

function updateOccurrence(meeting: StoredMeeting, id: string, fields: Partial<Fields>): Answer {
  const found = meeting.occurrences.find(({ occurrence_id: known }) => known === id);
  if (!found) return error(400, 3000, 'Invalid occurrence_id.');
  if (fields.start_time !== undefined)
    found.start_time = toZoomTime(DateTime.fromISO(fields.start_time, { zone: meeting.timezone }));
  if (fields.duration !== undefined) found.duration = fields.duration;
  return { status: 204 };
}

const toZoomTime = (date: DateTime) => date.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss'Z'");
