import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@vitral/contracts';
import type { ModuleToken } from './module-tokens.entity.ts';

const TOKEN_BYTES = 32;

/** The token has enough random bits that a plain digest suffices to store it. */
export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the stored form of a token: sha256, hexadecimal. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function nameInAudit({ name, module }: Pick<ModuleToken, 'name' | 'module'>): string {
  return `${name} (${module})`;
}
