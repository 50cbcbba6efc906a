import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivePlace } from '../../src/backups/archive/archive.ts';
import { DirectoryStore } from '../../src/platform/storage/directory-store.ts';
import { digestFiles, digestRows, onDatabase } from './archives.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A database and a file store without a server. */
export class ArchiveSite {
  private constructor(
    private readonly database: TestDatabase,
    readonly place: ArchivePlace,
  ) {}

  /** `files`: the folder of the file store. */
  static async make(files?: string): Promise<ArchiveSite> {
    const database = await createTestDatabase();
    const folder = files ?? (await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'files-')));
    const place = { databaseUrl: database.url, files: new DirectoryStore(folder), secretKey: 'k'.repeat(32) };
    return new ArchiveSite(database, place);
  }

  async query(sql: string, values: unknown[] = []): Promise<unknown[]> {
    return onDatabase(this.place.databaseUrl, async (client) => {
      return (await client.query(sql, values)).rows;
    });
  }

  /** Adds a content item, whose file is stored unless `bytes` is null. */
  async addContent(name: string, bytes: Buffer | null): Promise<void> {
    await this.query(
      `insert into content (created_at, updated_at, title, description, type, category, visibility, is_visible, tags,
          filename, original_name, mime_type, file_size, checksum, download_count)
        values (now(), now(), $1, '', 'pdf', 'sales', 'public', true, '{a,"b c"}', $1, $1, 'application/pdf', $2, '', 0)`,
      [name, bytes?.length ?? 1],
    );
    if (bytes) await this.place.files.write(name, bytes);
  }

  /** Everything that a restore may change. */
  async state() {
    return { rows: await digestRows(this.place.databaseUrl), files: await digestFiles(this.place.files) };
  }

  drop(): Promise<void> {
    return this.database.drop();
  }
}
