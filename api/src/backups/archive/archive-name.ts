import { randomBytes } from 'node:crypto';

/** A name for a new archive: when it was begun, in UTC, and what tells it from others of the same second. */
export function newArchiveName(moment = new Date()): string {
  const digits = moment.toISOString().replace(/\D/g, '').slice(0, 14);
  return `vitral-${digits.slice(0, 8)}-${digits.slice(8)}-${randomBytes(4).toString('hex')}.tar`;
}
