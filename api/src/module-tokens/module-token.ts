import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@vitral/contracts';
import type { ModuleToken } from './module-tokens.entity.ts';

const TOKEN_BYTES = 32;

/** Nobody guesses it, so that a plain digest of it is enough to know it by. */
export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of a token: sha256, hexadecimal. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function nameInAudit({ name, module }: Pick<ModuleToken, 'name' | 'module'>): string {
  return `${name} (${module})`;
}
