import { MikroORM } from '@mikro-orm/postgresql';
import type { ZoomCall, ZoomCalls } from '@vitral/contracts/zoom-calls';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { type Api, startApi } from '../start-api.ts';
import { hurryJobs } from './hurry-jobs.ts';
import { addMeeting, MEETING } from './meetings.ts';
import { pause } from './pause.ts';
import { ZOOM_APP, ZoomStandIn } from '@vitral/stand-ins/zoom';

const LATE_MS = 15_000;

/** A live session whose call is managed in Zoom. */
export const MANAGED = { ...MEETING, zoomLink: '', isManagedInZoom: true };

/** A site with a Zoom account, and the stand-in for Zoom that it uses. */
export class ZoomSite {
  private constructor(
    readonly zoom: ZoomStandIn,
    readonly api: Api,
  ) {}

  static async start(): Promise<ZoomSite> {
    const zoom = await ZoomStandIn.start();
    return new ZoomSite(zoom, await startApi({ ...zoom.variables, SECRET_KEY: 'k'.repeat(32) }));
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.zoom.stop();
  }

  /** Removes all live sessions and Zoom meetings, and sets the account and uses it once, so that the site has a token. */
  async reset(): Promise<void> {
    await this.api
      .em()
      .execute(
        'delete from zoom_call; delete from zoom_call_report; delete from zoom_account; delete from zoom_meeting',
      );
    this.zoom.reset();
    await this.admin()
      .put('/zoom-account')
      .send({ ...ZOOM_APP, version: 0 })
      .expect(200);
    await this.admin().post('/zoom-account/test').expect(200);
    this.zoom.requests.length = 0;
  }

  admin() {
    return this.api.as('admin');
  }

  async listCalls(): Promise<ZoomCalls> {
    return (await this.admin().get('/zoom-calls').expect(200)).body;
  }

  async readMeeting(id: string): Promise<ZoomMeeting> {
    return (await this.admin().get(`/zoom-meetings/${id}`).expect(200)).body;
  }

  /** Adds a live session that is managed in Zoom, and resolves once Zoom has it. */
  async addManaged(fields: object = {}): Promise<ZoomMeeting> {
    const { id } = await addMeeting(this.api, { ...MANAGED, ...fields });
    await this.whenCall(id);
    return this.readMeeting(id);
  }

  /** Changes fields of a live session as its form does, which sends all fields. */
  async update(meeting: ZoomMeeting, fields: object): Promise<ZoomMeeting> {
    const input = Object.fromEntries(
      Object.keys(MANAGED).map((field) => [field, meeting[field as keyof ZoomMeeting]]),
    );
    const { body } = await this.admin()
      .put(`/zoom-meetings/${meeting.id}`)
      .send({ ...input, version: meeting.version, ...fields })
      .expect(200);
    return body;
  }

  /** Waits until the call of a live session is in the expected state. */
  async whenCall(meetingId: string, state: ZoomCall['state'] = 'synced'): Promise<ZoomCall> {
    let found: ZoomCall | undefined;
    await this.until(async () => {
      found = (await this.listCalls()).calls.find((call) => call.meetingId === meetingId);
      return found?.state === state;
    });
    return found as ZoomCall;
  }

  async until(isDone: () => boolean | Promise<boolean>): Promise<void> {
    const limit = performance.now() + LATE_MS;
    while (!(await isDone())) {
      if (performance.now() > limit) throw new Error(`It did not happen: ${String(isDone)}`);
      await pause();
    }
  }

  /** Runs failed jobs again at once. */
  retryJobs(): Promise<void> {
    return hurryJobs(this.api.application.get(MikroORM));
  }
}
