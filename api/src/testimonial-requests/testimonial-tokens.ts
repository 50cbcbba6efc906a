import { Injectable } from '@nestjs/common';
import { IdTokens } from '../platform/secrets/id-tokens.ts';
import { Secrets } from '../platform/secrets/secrets.ts';

/** The tokens of links that ask for testimonials, and of links with which people withdraw theirs. */
@Injectable()
export class TestimonialTokens {
  readonly requests: IdTokens;
  readonly consents: IdTokens;

  constructor(secrets: Secrets) {
    this.requests = new IdTokens(secrets, 'testimonial-requests');
    this.consents = new IdTokens(secrets, 'testimonial-consents');
  }

  pathOfRequest(id: string): string {
    return `/testimonial-requests/${this.requests.make(id)}`;
  }

  pathOfConsent(id: string): string {
    return `/testimonial-consents/${this.consents.make(id)}`;
  }
}
