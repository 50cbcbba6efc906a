import { LIMITS } from '@vitral/contracts/limits';
import { isSame, type Secrets } from './secrets.ts';

const UUID_HEX = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * Tokens for links: the id of a row and a keyed digest of it. Nothing is stored, so the link can be shown and sent
 * again, and a copy of the database is useless without SECRET_KEY.
 */
export class IdTokens {
  constructor(
    private readonly secrets: Secrets,
    /** A token for one purpose is invalid for any other. */
    private readonly purpose: string,
  ) {}

  make(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    return `${bytes}.${this.secrets.digest(id, this.purpose)}`;
  }

  /** Returns the id; null for a token that was not created here for this purpose. */
  read(token: string): string | null {
    const [bytes = '', digest = ''] = token.slice(0, LIMITS.linkToken).split('.');
    const hex = Buffer.from(bytes, 'base64url').toString('hex');
    if (!UUID_HEX.test(hex)) return null;
    const id = hex.replace(UUID_HEX, '$1-$2-$3-$4-$5');
    return isSame(digest, this.secrets.digest(id, this.purpose)) ? id : null;
  }
}
