import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import type { ZoomMeeting as ZoomMeetingResponse } from '@vitral/contracts/zoom-meetings';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const fork = () => api.em();

/** A row as imported from the earlier system. */
async function addStored(columns: object): Promise<string> {
  const em = fork();
  const row = em.create(ZoomMeeting, { ...MEETING, ...columns });
  await em.persist(row).flush();
  return row.id;
}

const SLOT = { timezone: 'America/Chicago', time: '20:00' };

describe('accepted shapes of live sessions', () => {
  it.each([
    [{ title: ' ' }, 'title:isLength'],
    [{ title: 'a'.repeat(LIMITS.title + 1) }, 'title:isLength'],
    [{ description: 'a'.repeat(LIMITS.description + 1) }, 'description:maxLength'],
    [{ descriptionEn: 7 }, 'descriptionEn:isString'],
    [{ category: 'music' }, 'category:isIn'],
    [{ category: undefined }, 'category:isIn'],
    [{ zoomLink: '' }, 'zoomLink:isHttpAddress'],
    [{ zoomLink: 'javascript:alert(1)' }, 'zoomLink:isHttpAddress'],
    [{ zoomLink: 'zoommtg://zoom.us/join' }, 'zoomLink:isHttpAddress'],
    [{ zoomLink: '/admin' }, 'zoomLink:isHttpAddress'],
    [{ zoomLink: `https://zoom.us/${'a'.repeat(LIMITS.url)}` }, 'zoomLink:isHttpAddress'],
    [{ isActive: 'yes' }, 'isActive:isBoolean'],
    [{ daysOfWeek: [] }, 'daysOfWeek:arrayNotEmpty'],
    [{ daysOfWeek: undefined }, 'daysOfWeek:isArray'],
    [{ daysOfWeek: ['monday', 'someday'] }, 'daysOfWeek:isIn'],
    [{ daysOfWeek: 'lunes a nunca' }, 'daysOfWeek:isArray'],
    [{ daysOfWeek: Array(51).fill('monday') }, 'daysOfWeek:arrayMaxSize'],
    [{ timeSlots: [] }, 'timeSlots:arrayNotEmpty'],
    [{ timeSlots: 'soon' }, 'timeSlots.0:nestedValidation'],
    [
      { timeSlots: [{ timezone: '', time: '20:00' }, { timezone: 'America/Chicago' }] },
      'timeSlots:arrayNotEmpty',
    ],
    [{ timeSlots: Array(LIMITS.timeSlots + 1).fill(SLOT) }, 'timeSlots:arrayMaxSize'],
    [{ timeSlots: Array(51).fill(SLOT) }, 'timeSlots:arrayMaxSize'],
    [{ timeSlots: [{ ...SLOT, timezone: 'Atlantis/Capital' }] }, 'timeSlots.0.timezone:isZone'],
    [{ timeSlots: [{ ...SLOT, timezone: '+02:00' }] }, 'timeSlots.0.timezone:isZone'],
    [{ timeSlots: [{ ...SLOT, timezone: 7 }] }, 'timeSlots.0.timezone:isZone'],
    [{ timeSlots: [SLOT, { ...SLOT, time: '25:00' }] }, 'timeSlots.1.time:isClockTime'],
    [{ timeSlots: [{ ...SLOT, endTime: 'late' }] }, 'timeSlots.0.endTime:isClockTime'],
    [{ order: 1 }, 'order:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await api
      .as('admin')
      .post('/zoom-meetings')
      .send({ ...MEETING, ...wrong })
      .expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
  });

  it.each([
    ['["friday","monday"]', ['monday', 'friday']],
    [['Sunday', 'sunday'], ['sunday']],
    ['lunes a miércoles', ['monday', 'tuesday', 'wednesday']],
    [['saturday to monday'], ['monday', 'saturday', 'sunday']],
    ['martes, jueves,', ['tuesday', 'thursday']],
  ])('reads the weekdays %j and returns a list', async (daysOfWeek, read) => {
    const meeting = await addMeeting(api, { ...MEETING, daysOfWeek });
    expect(meeting.daysOfWeek).toEqual(read);
    const id = await addStored({ daysOfWeek });
    const { body } = await api.as('admin').get(`/zoom-meetings/${id}`).expect(200);
    expect(body.daysOfWeek).toEqual(read);
  });

  const CHICAGO = { timezone: 'America/Chicago', time: '09:00', endTime: '10:30' };
  const LEGACY_SLOTS = [
    { timezone: 'America/Chicago', startTime: '9:00', endTime: '10:30' },
    { timezone: 'Europe/Madrid', time: '16:00', endTime: '' },
    { timezone: '', time: '11:00' },
    { timezone: 'America/New_York', time: ' ' },
    null,
  ];

  it.each([
    ['a list', LEGACY_SLOTS],
    ['its JSON text', JSON.stringify(LEGACY_SLOTS)],
  ])('reads old slots from %s, and drops the blank ones', async (_, timeSlots) => {
    const read = [CHICAGO, { timezone: 'Europe/Madrid', time: '16:00' }];
    const meeting = await addMeeting(api, { ...MEETING, timeSlots });
    expect(meeting.timeSlots).toEqual(read);
    expect((await fork().findOneOrFail(ZoomMeeting, meeting.id)).timeSlots).toEqual(read);

    const id = await addStored({ timeSlots });
    const { body } = await api.as('admin').get(`/zoom-meetings/${id}`).expect(200);
    expect(body.timeSlots).toEqual(read);
    expect(body.dates[0].timezone).toBe('America/Chicago');
  });

  it('lists stored rows that would be refused today', async () => {
    const broken = [
      await addStored({ zoomLink: 'javascript:alert(1)' }),
      await addStored({ timeSlots: [{ timezone: 'Atlantis/Capital', time: '10:00' }] }),
      await addStored({ daysOfWeek: 'whenever', timeSlots: '{' }),
    ];
    for (const reader of [api.as('admin'), api.asVisitor()]) {
      const { body } = await reader.get('/zoom-meetings').expect(200);
      expect(body.map(({ id }: ZoomMeetingResponse) => id)).toEqual(expect.arrayContaining(broken));
    }
    const { body } = await api.as('admin').get(`/zoom-meetings/${broken[2]}`).expect(200);
    expect(body).toMatchObject({ daysOfWeek: [], timeSlots: [], dates: [], disagreements: [] });
  });
});
