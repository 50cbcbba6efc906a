import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { business, meeting } from './zoom-meetings.fixtures.ts';
import { findOverlap } from './overlaps.ts';

const at = (start: string, end: string | null, changes: Partial<ZoomMeeting> = {}) =>
  meeting({
    id: `other-${start}`,
    dates: [{ date: '2026-11-24', timezone: 'America/Los_Angeles', start, end, status: 'held' }],
    ...changes,
  });

const overlapWith = (other: ZoomMeeting) => findOverlap(business, [business, other]);

describe('findOverlap', () => {
  it('finds a live session that uses the same link at the same time', () => {
    const other = at('2026-11-25T03:29:00.000Z', '2026-11-25T05:00:00.000Z');
    expect(overlapWith(other)).toEqual({ date: business.dates[0], other, shared: 'link' });
  });

  it('finds a live session with the same leader at the same time', () => {
    const led = { ...business, leaderId: 'ana' };
    const other = at('2026-11-25T02:00:00.000Z', null, {
      zoomLink: 'https://zoom.example.org/j/2',
      leaderId: 'ana',
    });
    expect(findOverlap(led, [led, other])).toMatchObject({ other, shared: 'leader' });
    expect(overlapWith({ ...other, leaderId: 'eva' })).toBeNull();
  });

  it('treats a date without an end as an hour long', () => {
    expect(overlapWith(at('2026-11-25T01:01:00.000Z', null))).not.toBeNull();
    expect(overlapWith(at('2026-11-25T01:00:00.000Z', null))).toBeNull();
  });

  it.each<[string, ZoomMeeting]>([
    ['follows it', at('2026-11-25T03:30:00.000Z', '2026-11-25T05:00:00.000Z')],
    ['has another link', at('2026-11-25T02:00:00.000Z', null, { zoomLink: 'https://zoom.example.org/j/2' })],
    ['is inactive', at('2026-11-25T02:00:00.000Z', null, { isActive: false })],
    [
      'is cancelled on that date',
      at('', null, {
        dates: [{ ...(business.dates[0] ?? ({} as never)), status: 'cancelled' }],
      }),
    ],
  ])('ignores one that %s', (_why, other) => {
    expect(overlapWith(other)).toBeNull();
  });
});
