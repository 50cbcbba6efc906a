import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { ZOOM_EVENTS_PATH } from '@vitral/contracts/zoom-calls';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { daysFrom, storeException } from './set-up/meetings.ts';
import { ZoomSite } from './set-up/zoom-site.ts';
import { ZOOM_APP } from '@vitral/stand-ins/zoom';

const UUID = '/abc//def+ghi==';

let site: ZoomSite;
let meeting: ZoomMeeting;
beforeAll(async () => {
  site = await ZoomSite.start();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.reset();
  meeting = await site.addManaged();
});

const admin = () => site.admin();

/** Returns the headers with which Zoom sends an event. */
function signedHeaders(
  body: string,
  { secret = ZOOM_APP.eventSecret, at = Date.now() } = {},
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'x-zm-request-timestamp': timestamp,
    'x-zm-signature': `v0=${signature}`,
  };
}

const post = (body: string, headers: Record<string, string> = signedHeaders(body)) =>
  site.api.site().post(ZOOM_EVENTS_PATH).set(headers).send(body);

/** The event in the form in which Zoom sends it; other bytes with the same meaning have another signature. */
const ended = (uuid = UUID, id: unknown = String(site.zoom.only().id)) =>
  `{ "event": "meeting.ended",  "event_ts": 1, "payload": { "account_id": "a", "object": ${JSON.stringify({ id, uuid, topic: 'Ñandú' })} } }`;

/** Yesterday on the clock of the live session, whose regular time is 18:00. */
const yesterday = () => daysFrom(String(meeting.dates[0]?.date), -1);
const startOn = (date: string, minutesLate = 0) => {
  const regular = Date.parse(String(meeting.dates[0]?.start));
  const days = (Date.parse(date) - Date.parse(String(meeting.dates[0]?.date))) / 86_400_000;
  return new Date(regular + days * 86_400_000 + minutesLate * 60_000).toISOString();
};
const reported = async () => (await site.listCalls()).reports[meeting.id];

describe('an event of Zoom', () => {
  it('proves that the URL is ours', async () => {
    const { body } = await post(
      '{"event":"endpoint.url_validation","payload":{"plainToken":"qgg8vlvZ"}}',
    ).expect(200);
    const encryptedToken = createHmac('sha256', ZOOM_APP.eventSecret).update('qgg8vlvZ').digest('hex');
    expect(body).toEqual({ plainToken: 'qgg8vlvZ', encryptedToken });
  });

  it('that a call has ended makes the server read how many people were in it', async () => {
    site.zoom.past.set(UUID, { participants_count: 23, start_time: startOn(yesterday(), -9) });
    await post(ended()).expect(200);
    await site.until(async () => (await reported()) !== undefined);
    expect(await reported()).toEqual({ date: yesterday(), participants: 23 });
  });

  it('counts for the regular date of a moved one, and only once even if sent repeatedly', async () => {
    const date = yesterday();
    await storeException(site.api, meeting.id, { date, movedTo: { date, time: '07:00', endTime: '08:00' } });
    site.zoom.past.set(UUID, { participants_count: 23, start_time: startOn(date, -11 * 60) });
    site.zoom.past.set('try', { participants_count: 1, start_time: startOn(date, -12 * 60) });
    await Promise.all([post(ended()), post(ended()), post(ended('try'))]);
    await site.until(async () => {
      const [row] = await site.api
        .em()
        .execute<[{ count: number }]>('select count(*)::int as count from zoom_call_report');
      return row.count === 2;
    });
    expect(await reported()).toEqual({ date, participants: 23 });
    const { body } = await admin().get(`/meeting-registrations/figures?meeting=${meeting.id}`).expect(200);
    expect(body.dates[0]).toMatchObject({ date, participants: 23, registered: 0 });
    expect(body.dates.at(-1)).toMatchObject({ participants: null });
  });

  it('is followed up until Zoom has counted', async () => {
    await post(ended()).expect(200);
    await site.until(async () => site.zoom.requests.some((request) => request.includes('past_meetings')));
    site.zoom.past.set(UUID, { participants_count: 4, start_time: startOn(yesterday()) });
    await site.until(async () => {
      await site.retryJobs();
      return (await reported()) !== undefined;
    });
  });

  it.each([
    ['another live session', () => ended(UUID, '123')],
    ['no number', () => ended(UUID, { $ne: 1 })],
    ['no object', () => '{"event":"meeting.ended","payload":7}'],
    ['something else', () => '{"event":"meeting.started","payload":{"object":{"id":"1"}}}'],
    ['nothing', () => '[]'],
  ])('about %s is accepted and ignored', async (_what, body) => {
    site.zoom.requests.length = 0;
    await post(body()).expect(200);
    expect(site.zoom.requests).toEqual([]);
  });

  it.each([
    ['without a signature', (body: string) => ({ ...signedHeaders(body), 'x-zm-signature': '' })],
    ['with the signature of another secret', (body: string) => signedHeaders(body, { secret: 'other' })],
    ['with the signature of another body', (body: string) => signedHeaders(`${body} `)],
    ['of three hours ago', (body: string) => signedHeaders(body, { at: Date.now() - 3 * 3_600_000 })],
    ['without a time', (body: string) => ({ ...signedHeaders(body), 'x-zm-request-timestamp': 'NaN' })],
  ])('%s is refused', async (_how, headers) => {
    site.zoom.past.set(UUID, { participants_count: 23, start_time: startOn(yesterday()) });
    const body = ended();
    const response = await post(body, headers(body)).expect(400);
    expect(response.body.code).toBe('zoom-calls.not-signed');
    expect(await reported()).toBeUndefined();
  });

  it('is refused while no secret is set, regardless of its signature', async () => {
    await site.api.em().execute('update zoom_account set sealed_event_secret = null');
    await post('{}', signedHeaders('{}', { secret: '' })).expect(400);
    await admin().delete('/zoom-account').expect(204);
    await post('{}').expect(400);
  });

  it('is refused when it is too large or cut off', async () => {
    const large = JSON.stringify({ event: 'x'.repeat(70_000) });
    await post(large).expect(413);
    await post('{"event":').expect(400);
  });
});
