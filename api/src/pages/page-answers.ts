import { Injectable, Logger } from '@nestjs/common';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { readWithin } from './read-within.ts';

/** Reads the anonymous API responses that a page is rendered from. */
@Injectable()
export class PageAnswers {
  private readonly logger = new Logger(PageAnswers.name);

  constructor(private readonly reads: PublicReads) {}

  /** Returns JSON by API path; null for a read that fails or is slow, so that only its part of the page is missing. */
  async to(calls: string[]): Promise<Record<string, string | null>> {
    const answers = calls.map(async (call) => {
      const answer = await readWithin(() => this.reads.read(call)).catch((error: unknown) => {
        this.logger.error({ err: error }, `A page is shown without ${call}`);
        return null;
      });
      return [call, answer?.json ?? null] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  }
}
