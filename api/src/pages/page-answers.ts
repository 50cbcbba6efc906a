import { Injectable, Logger } from '@nestjs/common';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { readWithin } from './read-within.ts';

/** What the API answers visitors, for a page to be drawn from. */
@Injectable()
export class PageAnswers {
  private readonly logger = new Logger(PageAnswers.name);

  constructor(private readonly reads: PublicReads) {}

  /** Call → JSON text; null for one that fails or is slow, so that only its own part of the page is left out. */
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
