import { backup } from './backups.fixtures.ts';
import { nextBackup } from './backups.page.tsx';

const schedule = { isOn: true, frequency: 'monthly', kept: 7 } as const;
const last = backup({ createdAt: '2027-01-31T04:17:00.000Z' });

describe('next backup', () => {
  it('is due a month after the last scheduled backup, or at the end of that month', () => {
    expect(nextBackup(schedule, [last])).toBe(Date.parse('2027-02-28T04:17:00.000Z'));
    const march = backup({ createdAt: '2027-03-15T04:17:00.000Z' });
    expect(nextBackup(schedule, [march])).toBe(Date.parse('2027-04-15T04:17:00.000Z'));
  });

  it('counts from the last scheduled backup that succeeded', () => {
    const others = [backup({ origin: 'manual' }), backup({ state: 'failed' })];
    expect(nextBackup({ ...schedule, frequency: 'daily' }, [...others, last])).toBe(
      Date.parse('2027-02-01T04:17:00.000Z'),
    );
  });

  it('is not due while the schedule is off, and due at once before the first backup', () => {
    expect(nextBackup({ ...schedule, isOn: false }, [last])).toBeNull();
    expect(nextBackup(schedule, [])).toBe(0);
  });
});
