import { ACTIVITIES, type StatsDay } from '@vitral/sdk/contracts/admin-stats';

export type DayGroup = 'day' | 'week' | 'month';

const DAYS_OF_WEEK = 7;
const MOST_DAYS = 31;
const MOST_WEEKS = 18;

/**
 * Returns groups that are few enough for a chart: single days up to a month, seven days each up to four months, else
 * calendar months.
 */
export function groupOf(days: readonly StatsDay[]): DayGroup {
  if (days.length <= MOST_DAYS) return 'day';
  return days.length <= MOST_WEEKS * DAYS_OF_WEEK ? 'week' : 'month';
}

/** Adds up the days of each group under its first day. The last group of seven days ends with the last day. */
export function groupDays(days: readonly StatsDay[], group: DayGroup): StatsDay[] {
  const keyOf = (day: StatsDay, index: number) => {
    if (group === 'month') return day.day.slice(0, 7);
    return group === 'week' ? Math.ceil((days.length - index) / DAYS_OF_WEEK) : index;
  };
  const groups = new Map<string | number, StatsDay[]>();
  days.forEach((day, index) => {
    const key = keyOf(day, index);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  });
  return [...groups.values()].map(addUp);
}

function addUp(days: StatsDay[]): StatsDay {
  const [{ day, ...first } = { day: '', visits: 0 }] = days;
  const known = ACTIVITIES.filter((name) => (first as StatsDay)[name] !== undefined);
  const sums = known.map((name) => [name, days.reduce((sum, each) => sum + (each[name] ?? 0), 0)] as const);
  return { day, visits: 0, ...Object.fromEntries(sums) };
}
