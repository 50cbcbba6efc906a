import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK_BYTES = 4;

/** Seals texts that the database stores but must not reveal. They open only with the same SECRET_KEY and for the same purpose. */
@Injectable()
export class Secrets {
  private readonly keys = new Map<string, KeyObject>();

  constructor(private readonly configuration: Configuration) {}

  /** A number that is the same on all servers with this key and reveals nothing about it. */
  get mark(): number {
    const bytes = Buffer.from(
      hkdfSync('sha256', this.configuration.secretKey, '', 'vitral mark', MARK_BYTES),
    );
    return bytes.readUInt32BE() >>> 1;
  }

  seal(text: string, purpose = 'secrets'): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyFor(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Opens a sealed text. Throws when it was sealed with another key or for another purpose, or was changed. */
  open(sealed: string, purpose = 'secrets'): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, this.keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** Returns a keyed digest: the same for the same text, and useless to verify guesses without the key. */
  digest(text: string, purpose: string): string {
    return createHmac('sha256', this.keyFor(`${purpose} digest`))
      .update(text)
      .digest('base64url');
  }

  private keyFor(purpose: string): KeyObject {
    const known = this.keys.get(purpose);
    if (known) return known;
    const bytes = hkdfSync('sha256', this.configuration.secretKey, '', `vitral ${purpose}`, KEY_BYTES);
    const key = createSecretKey(Buffer.from(bytes));
    this.keys.set(purpose, key);
    return key;
  }
}

export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** First number of the shared advisory lock with which each running server publishes the mark of its SECRET_KEY. */
export const KEY_MARKS = 6184;

export const PUBLISH_MARK = 'select pg_advisory_lock_shared($1, $2)';

export const PUBLISH_MARK_IN_TRANSACTION = 'select pg_advisory_xact_lock_shared($1, $2)';

/** With both numbers as parameters, finds a row if another mark is published. */
export const FIND_OTHER_MARK = `select from pg_locks
  where locktype = 'advisory' and objsubid = 2 and granted and classid = $1::int::oid and objid <> $2::int::oid
    and database = (select oid from pg_database where datname = current_database()) limit 1`;
