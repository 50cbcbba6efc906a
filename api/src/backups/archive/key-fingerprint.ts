import { createHmac } from 'node:crypto';

/** The same for the same SECRET_KEY, and of no use for anything else. */
export function fingerprintOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('vitral backup').digest('hex');
}
