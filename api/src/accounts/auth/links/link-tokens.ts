import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../../platform/config/configuration.ts';

/** Derives tokens from the id of their link, so that the job that emails one can derive it again; only a hash is stored. */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer;

  constructor(configuration: Configuration) {
    this.key = Buffer.from(hkdfSync('sha256', configuration.secretKey, '', 'user-links', 32));
  }

  tokenOf(linkId: string): string {
    return createHmac('sha256', this.key).update(linkId).digest('base64url');
  }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
