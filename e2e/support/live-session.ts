import type { APIRequestContext } from '@playwright/test';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { expect, test } from './journey.ts';
import { staffApi } from './staff-api.ts';

/** Adds a live session before each journey of a file and deletes it afterwards. */
export function eachWithLiveSession(input: object) {
  let staff: APIRequestContext;
  let meeting: ZoomMeeting;

  test.beforeEach(async ({ baseURL }) => {
    staff = await staffApi(baseURL, 'admin');
    const response = await staff.post('/api/zoom-meetings', { data: input });
    expect(response.status()).toBe(201);
    meeting = (await response.json()) as ZoomMeeting;
  });

  test.afterEach(async () => {
    await staff.delete(`/api/zoom-meetings/${meeting.id}`);
    await staff.dispose();
  });

  return { staff: () => staff, meeting: () => meeting };
}
