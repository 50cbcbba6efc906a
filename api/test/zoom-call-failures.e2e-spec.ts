import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { withLease } from '../src/zoom-calls/call-lease.ts';
import { ZoomCall } from '../src/zoom-calls/zoom-calls.entity.ts';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { MANAGED, ZoomSite } from './set-up/zoom-site.ts';

let site: ZoomSite;
beforeAll(async () => {
  site = await ZoomSite.start();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const admin = () => site.admin();

const lease = (until: string) => site.api.em().execute(`update zoom_call set claimed_until = ${until}`);

async function postponed(): Promise<number> {
  const [{ count } = { count: 0 }] = await site.api
    .em()
    .execute<{ count: number }[]>(
      `select count(*)::int from jobs.job where name = 'zoom-call-sync' and state = 'created' and start_after > now()`,
    );
  return count;
}

describe('a failure of Zoom', () => {
  it('is shown, and mended by another attempt', async () => {
    site.zoom.next.push({ status: 400, body: { code: 300, message: 'Unsupported timezone' } });
    const { id } = await addMeeting(site.api, MANAGED);
    expect(await site.whenCall(id, 'failed')).toMatchObject({ problem: 'refused', status: 400 });
    await admin().post(`/zoom-calls/${id}/sync`).expect(204);
    await site.whenCall(id);
  });

  it('is retried by itself when Zoom is busy or down', async () => {
    site.zoom.next.push({ status: 429, body: { code: 429 } });
    const { id } = await addMeeting(site.api, MANAGED);
    expect(await site.whenCall(id, 'failed')).toMatchObject({ problem: 'limit', status: 429 });
    await site.retryJobs();
    await site.whenCall(id);
  });

  it('does not concern a token that Zoom revoked: another one is requested', async () => {
    const meeting = await site.addManaged();
    site.zoom.revokeTokens();
    await site.update(meeting, { title: 'Otro' });
    await site.until(() => site.zoom.only().topic === 'Otro');
  });

  it('is "no-account" once the account is removed', async () => {
    const meeting = await site.addManaged();
    await admin().delete('/zoom-account').expect(204);
    await site.update(meeting, { title: 'Otro' });
    expect(await site.whenCall(meeting.id, 'failed')).toMatchObject({ problem: 'no-account', status: null });
    expect((await site.readMeeting(meeting.id)).zoomLink).toBe(site.zoom.only().join_url);
  });

  it('is none that another server is changing the meeting: the change follows once its lease ends', async () => {
    const meeting = await site.addManaged();
    await lease(`now() + interval '1 minute'`);
    site.zoom.requests.length = 0;
    await site.update(meeting, { title: 'Otro' });
    await site.until(async () => (await postponed()) === 1);
    expect(site.zoom.requests).toEqual([]);
    await lease('now()');
    await site.retryJobs();
    await site.whenCall(meeting.id);
    expect(site.zoom.only().topic).toBe('Otro');
  });

  it('does not end the lease of a server that took over meanwhile', async () => {
    const meeting = await site.addManaged();
    const { id } = await site.api.em().findOneOrFail(ZoomCall, { meeting: meeting.id });
    await withLease(site.api.em(), id, async () => {
      await lease(`now() + interval '2 minutes'`);
    });
    const { claimedUntil } = await site.api.em().findOneOrFail(ZoomCall, { id });
    expect(claimedUntil?.getTime()).toBeGreaterThan(Date.now() + 90_000);
  });

  it('is sent back to nobody but admins', async () => {
    const { id } = await site.addManaged();
    for (const [agent, status] of [
      [site.api.asVisitor(), 401],
      [site.api.as('manager'), 403],
    ] as const) {
      await agent.get('/zoom-calls').expect(status);
      await agent.post(`/zoom-calls/${id}/sync`).expect(status);
    }
    const other = await addMeeting(site.api, MEETING);
    await admin().post(`/zoom-calls/${other.id}/sync`).expect(404);
  });
});

describe('without a Zoom account', () => {
  it('live sessions have pasted links only', async () => {
    await admin().delete('/zoom-account').expect(204);
    const { body } = await admin().post('/zoom-meetings').send(MANAGED).expect(409);
    expect(body.code).toBe('zoom-meetings.no-zoom-account');
    await admin()
      .post('/zoom-meetings')
      .send({ ...MEETING, zoomLink: '' })
      .expect(400);
    expect(await site.listCalls()).toEqual({ hasAccount: false, calls: [], reports: {} });
    await addMeeting(site.api, MEETING);
    expect(site.zoom.requests).toEqual([]);
  });
});
