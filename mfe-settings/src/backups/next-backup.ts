import type { Backup, BackupFrequency, Settings } from '@vitral/contracts';

const HOUR = 60 * 60_000;
const LENGTHS: Record<Exclude<BackupFrequency, 'monthly'>, number> = {
  hourly: HOUR,
  daily: 24 * HOUR,
  weekly: 7 * 24 * HOUR,
};

/**
 * Returns when the next scheduled backup is due, in milliseconds since the epoch; null while the schedule is off. The
 * server checks every hour, so an overdue backup is created within the hour.
 */
export function nextBackup(
  { isOn, frequency }: Settings['backups'],
  backups: readonly Backup[],
): number | null {
  if (!isOn) return null;
  const last = backups.find(({ origin, state }) => origin === 'scheduled' && state === 'ready');
  if (!last) return 0;
  const from = new Date(last.createdAt);
  return frequency === 'monthly' ? monthAfter(from) : from.getTime() + LENGTHS[frequency];
}

/** Returns the same day of the next month, or its last day. */
function monthAfter(from: Date): number {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}
