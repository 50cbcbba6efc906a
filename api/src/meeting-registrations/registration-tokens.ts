import { Injectable } from '@nestjs/common';
import { IdTokens } from '../platform/secrets/id-tokens.ts';
import { Secrets } from '../platform/secrets/secrets.ts';

/** `manage` confirms and cancels; `join` only leads to the call, since calendars copy it. */
type Purpose = 'manage' | 'join';

/** Creates the tokens for links in emails. */
@Injectable()
export class RegistrationTokens {
  private readonly links: Record<Purpose, IdTokens>;

  constructor(private readonly secrets: Secrets) {
    const of = (purpose: Purpose) => new IdTokens(secrets, `meeting-registrations ${purpose}`);
    this.links = { manage: of('manage'), join: of('join') };
  }

  make(registrationId: string, purpose: Purpose): string {
    return this.links[purpose].make(registrationId);
  }

  /** Returns the id of the registration; null for a token that was not created here for this purpose. */
  read(token: string, purpose: Purpose): string | null {
    return this.links[purpose].read(token);
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
}
