import { Injectable, Logger } from '@nestjs/common';
import { type PageItem, SLUG_PART } from '@vitral/contracts/public-pages';
import { PublicReads } from '../../platform/public-reads/public-reads.ts';

const READ_LIMIT_MS = 1500;

@Injectable()
export class PageReads {
  private readonly logger = new Logger(PageReads.name);

  constructor(private readonly reads: PublicReads) {}

  /**
   * Returns JSON by API path (with `:slug` in the path for an item); null for a read that fails or is slow, so that
   * only its part of the page is missing.
   */
  async read(paths: string[], item: PageItem | null): Promise<Record<string, string | null>> {
    const responses = paths.map(async (path) => {
      const url = path.replace(SLUG_PART, `/${item?.slugs.es ?? ''}`);
      const response = await readWithin(() => this.reads.read(url)).catch((error: unknown) => {
        this.logger.error({ err: error }, `A page is rendered without ${path}`);
        return null;
      });
      return [path, response?.json ?? null] as const;
    });
    return Object.fromEntries(await Promise.all(responses));
  }
}

/** Rejects if the read takes too long; the read itself continues and serves later callers. */
async function readWithin<Result>(read: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${READ_LIMIT_MS} ms`)), READ_LIMIT_MS);
  });
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
