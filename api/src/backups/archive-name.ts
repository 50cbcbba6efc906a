import { randomBytes } from 'node:crypto';
import { ARCHIVE_EXTENSION } from './archive/archive-format.ts';

/** Returns a name such as `vitral-20261122-045515-9f3c2a7b.tar`: start time in UTC and a random suffix. */
export function newArchiveName(moment = new Date()): string {
  const digits = moment.toISOString().replace(/\D/g, '').slice(0, 14);
  const tail = randomBytes(4).toString('hex');
  return `vitral-${digits.slice(0, 8)}-${digits.slice(8)}-${tail}.${ARCHIVE_EXTENSION}`;
}
