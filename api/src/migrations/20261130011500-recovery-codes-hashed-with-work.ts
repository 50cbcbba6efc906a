import { Migration } from '@mikro-orm/migrations';
import argon2 from 'argon2';

/** The cost that passwords had when this migration was written. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes the digests of recovery codes as passwords are hashed: a digest of 54 bits can be guessed from a stolen database. */
export class Migration20261130011500_recovery_codes_hashed_with_work extends Migration {
  override name = 'Migration20261130011500_recovery_codes_hashed_with_work';

  override async up(): Promise<void> {
    const codes = (await this.execute('select id, code_hash from recovery_code')) as unknown as StoredCode[];
    for (const { id, code_hash } of codes)
      this.addSql(
        `update recovery_code set code_hash = '${await argon2.hash(code_hash, COST)}' where id = '${id}';`,
      );
  }

  /** A hash cannot be undone. Earlier versions refuse these codes, and each person can make new ones. */
  override down(): void | Promise<void> {}
}

interface StoredCode {
  id: string;
  code_hash: string;
}
