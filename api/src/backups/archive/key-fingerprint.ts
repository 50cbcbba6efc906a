import { createHmac } from 'node:crypto';

/** Identifies a SECRET_KEY; cannot be used for anything else. */
export function fingerprintOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('vitral backup').digest('hex');
}
