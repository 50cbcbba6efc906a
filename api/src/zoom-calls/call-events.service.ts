import { createHmac } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateAt, firstValidSlot, occurrencesFrom } from '@vitral/schedule';
import { asCount, asRecord, asText } from '../api-keys/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { isSame } from '../platform/secrets/secrets.ts';
import { ZoomCredentials } from '../zoom-account/index.ts';
import { type MeetingDates, readDates, ZoomMeeting } from '../zoom-meetings/index.ts';
import { ZoomMeetingApi } from './zoom-meeting-api.ts';
import { ZoomCall } from './zoom-calls.entity.ts';

const REPORT = 'zoom-call-report';
/**
 * Zoom repeats an event for 85 minutes until it is accepted. A repetition changes nothing, so the limit may exceed
 * that.
 */
const LONGEST_DELAY_MS = 2 * 60 * 60 * 1000;
const HALF_DAY_MS = 12 * 60 * 60 * 1000;
const UUID_LENGTH = 100;
const TOKEN_LENGTH = 200;

export interface SignedEvent {
  body: Buffer;
  signature: string;
  /** Seconds since 1970 as Zoom sends them. */
  timestamp: string;
}

/** The response to a validation of the URL, which proves that the server knows the secret. */
export interface UrlValidation {
  plainToken: string;
  encryptedToken: string;
}

interface Report {
  meetingId: string;
  uuid: string;
}

/** Counts the people in calls that have ended. Zoom sends an event; the number is then read from its API. */
@Injectable()
export class CallEventsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly credentials: ZoomCredentials,
    private readonly zoom: ZoomMeetingApi,
  ) {}

  onModuleInit(): void {
    // Zoom needs some minutes until it has counted.
    this.jobs.define<Report>(REPORT, (report) => this.store(report), { retries: 6, retrySeconds: 60 });
  }

  /**
   * Handles an event of Zoom. Throws `zoom-calls.not-signed` unless Zoom has signed it. Accepts events that concern
   * nothing on this site.
   */
  async receive(signed: SignedEvent): Promise<UrlValidation | null> {
    const secret = await this.readSecret();
    if (secret === null || !isSigned(signed, secret)) throw new AppError('zoom-calls.not-signed');
    const { event, payload } = asRecord(JSON.parse(signed.body.toString()));
    if (event === 'endpoint.url_validation') return validateUrl(asRecord(payload), secret);
    if (event === 'meeting.ended') await this.plan(asRecord(asRecord(payload)['object']));
    return null;
  }

  private async readSecret(): Promise<string | null> {
    const account = await this.credentials.read(this.em).catch(() => null);
    return account?.eventSecret ?? null;
  }

  private async plan({ id, uuid }: Record<string, unknown>): Promise<void> {
    const zoomId = asCount(id);
    const callUuid = asText(uuid);
    if (zoomId === null || !callUuid || callUuid.length > UUID_LENGTH) return;
    await this.em.transactional(async (em) => {
      const call = await em.findOne(ZoomCall, { zoomId: String(zoomId) });
      if (call?.meeting) await this.jobs.add(em, REPORT, { meetingId: call.meeting, uuid: callUuid });
    });
  }

  private async store({ meetingId, uuid }: Report): Promise<void> {
    const em = this.em.fork();
    const meeting = await em.findOne(ZoomMeeting, { id: meetingId });
    if (!meeting) return;
    const { participants, start } = await this.zoom.readPast(em, uuid);
    await em.execute(
      `insert into zoom_call_report (uuid, meeting_id, date, participants) values (?, ?, ?, ?)
       on conflict (uuid) do update set participants = excluded.participants`,
      [uuid, meetingId, dateOfCall(await readDates(em, meeting), start), participants],
    );
  }
}

function isSigned({ body, signature, timestamp }: SignedEvent, secret: string): boolean {
  const age = Math.abs(Date.now() - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/.test(timestamp) || age > LONGEST_DELAY_MS) return false;
  const message = Buffer.concat([Buffer.from(`v0:${timestamp}:`), body]);
  return isSame(signature, `v0=${sign(message, secret)}`);
}

function validateUrl(payload: Record<string, unknown>, secret: string): UrlValidation {
  const plainToken = asText(payload['plainToken']).slice(0, TOKEN_LENGTH);
  return { plainToken, encryptedToken: sign(Buffer.from(plainToken), secret) };
}

const sign = (message: Buffer, secret: string) => createHmac('sha256', secret).update(message).digest('hex');

/**
 * Returns the regular date that begins nearest to the call, since hosts open it early or late. If none is within half a
 * day, returns the day itself.
 */
function dateOfCall(schedule: MeetingDates, start: number): string {
  const distance = (occurrence: { start: number }) => Math.abs(occurrence.start - start);
  const [nearest] = occurrencesFrom(schedule, start - HALF_DAY_MS, 10)
    .filter((occurrence) => distance(occurrence) <= HALF_DAY_MS)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest?.date ?? dateAt(start, firstValidSlot(schedule.slots)?.timezone ?? 'UTC');
}
