import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Content, ContentVariant } from '../../src/content/content.entity.ts';
import { Configuration } from '../../src/platform/config/configuration.ts';
import { FileStore } from '../../src/platform/storage/file-store.ts';
import { type Api, startApi } from '../start-api.ts';
import { type Bucket, startBucket } from './bucket.ts';

export const STORES = ['a directory', 'a bucket'] as const;

/** A started API with the given file store. */
export class StoringApi {
  private constructor(
    readonly api: Api,
    private readonly bucket: Bucket | null,
  ) {}

  static async start(
    kind: (typeof STORES)[number],
    variables: Record<string, string> = {},
  ): Promise<StoringApi> {
    const bucket = kind === 'a bucket' ? await startBucket() : null;
    const { STORAGE_URL, S3_ENDPOINT } = bucket?.variables ?? {};
    return new StoringApi(await startApi({ STORAGE_URL, S3_ENDPOINT, ...variables }), bucket);
  }

  get files(): FileStore {
    return this.api.application.get(FileStore);
  }

  get em(): EntityManager {
    return this.api.em();
  }

  /** Files in the store, file names in the rows and staged files, each sorted. */
  async state(): Promise<{ stored: string[]; known: string[]; incoming: string[] }> {
    const stored: string[] = [];
    for await (const { name } of this.files.names()) stored.push(name);
    const { em } = this;
    const rows = [...(await em.find(Content, {})), ...(await em.find(ContentVariant, {}))];
    const { dataDir } = this.api.application.get(Configuration);
    const incoming = await readdir(join(dataDir, 'incoming')).catch(() => []);
    return { stored: stored.sort(), known: rows.map(({ filename }) => filename).sort(), incoming };
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.bucket?.stop();
  }
}
