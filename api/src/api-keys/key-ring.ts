import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { ApiKeyPlatform } from '@vitral/contracts/api-keys';
import { Secrets } from '../platform/secrets/secrets.ts';

const PURPOSE = 'api-keys';

@Injectable()
export class KeyRing {
  private readonly logger = new Logger(KeyRing.name);

  constructor(private readonly secrets: Secrets) {}

  seal(key: string): string {
    return this.secrets.seal(key, PURPOSE);
  }

  /** Returns null when no key is set, or it was sealed with another SECRET_KEY. */
  async read(em: EntityManager, platform: ApiKeyPlatform): Promise<string | null> {
    const [row] = await em.execute<{ sealed: string }[]>('select sealed from api_key where platform = ?', [
      platform,
    ]);
    if (!row) return null;
    try {
      return this.secrets.open(row.sealed, PURPOSE);
    } catch {
      this.logger.warn({ platform }, 'The key of a platform was sealed with another SECRET_KEY');
      return null;
    }
  }
}
