import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import { isSame, Secrets } from '../platform/secrets/secrets.ts';

/** `manage` confirms and cancels; `join` only leads to the call, since calendars copy it. */
type Purpose = 'manage' | 'join';

const UUID_HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * Makes the tokens of links in emails: the registration's id and a keyed digest of it. Nothing is stored, so every email can contain the
 * link, and a copy of the database without SECRET_KEY opens none.
 */
@Injectable()
export class RegistrationTokens {
  constructor(private readonly secrets: Secrets) {}

  make(registrationId: string, purpose: Purpose): string {
    const id = Buffer.from(registrationId.replaceAll('-', ''), 'hex').toString('base64url');
    return `${id}.${this.digestOf(registrationId, purpose)}`;
  }

  /** Returns the id of the registration; null for a token that was not made here for this purpose. */
  read(token: string, purpose: Purpose): string | null {
    const [id = '', digest = ''] = token.slice(0, LIMITS.linkToken).split('.');
    const hex = Buffer.from(id, 'base64url').toString('hex');
    if (!UUID_HEX.test(hex)) return null;
    const registrationId = hex.replace(UUID_HEX, '$1-$2-$3-$4-$5');
    return isSame(digest, this.digestOf(registrationId, purpose)) ? registrationId : null;
  }

  hashEmail(email: string): string {
    return this.secrets.digest(email.toLowerCase(), 'meeting-registrations');
  }

  sealEmail(email: string): string {
    return this.secrets.seal(email, 'meeting-registrations');
  }

  /** Throws when it was sealed under another SECRET_KEY. */
  openEmail(sealed: string): string {
    return this.secrets.open(sealed, 'meeting-registrations');
  }

  private digestOf(registrationId: string, purpose: Purpose): string {
    return this.secrets.digest(registrationId, `meeting-registrations ${purpose}`);
  }
}
