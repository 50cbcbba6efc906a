import { backup } from './backups.fixtures.ts';
import { nextBackup } from './backups.page.tsx';

const schedule = { isOn: true, frequency: 'monthly', kept: 7 } as const;
const last = backup({ createdAt: '2027-01-31T04:17:00.000Z' });

describe('nextBackup', () => {
  it('is due on the same day of the next month, or on its last day', () => {
    expect(nextBackup(schedule, [last])).toBe(Date.parse('2027-02-28T04:17:00.000Z'));
    const march = backup({ createdAt: '2027-03-15T04:17:00.000Z' });
    expect(nextBackup(schedule, [march])).toBe(Date.parse('2027-04-15T04:17:00.000Z'));
  });

  it('is due one interval after the last successful scheduled backup', () => {
    const others = [backup({ origin: 'manual' }), backup({ state: 'failed' })];
    expect(nextBackup({ ...schedule, frequency: 'daily' }, [...others, last])).toBe(
      Date.parse('2027-02-01T04:17:00.000Z'),
    );
  });

  it('is never due while the schedule is off, and due immediately if there is no backup', () => {
    expect(nextBackup({ ...schedule, isOn: false }, [last])).toBeNull();
    expect(nextBackup(schedule, [])).toBe(0);
  });
});
