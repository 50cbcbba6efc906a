import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { OutgoingResponse } from '../../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { boundItems } from './bound-items.ts';
import { decodeFeed } from './decode-feed.ts';
import type { FeedItem, RawFeedItem } from './feed-item.ts';
import type { FeedQuestion } from './feed-worker.ts';

/** Measured: an ordinary feed takes 0.1 s including the thread's start; the worst two megabytes take 2 s and 400 MB. */
const LIMITS = { milliseconds: 5000, megabytes: 256 };

const THIS_FILE = import.meta.url;
const WORKER = new URL(`./feed-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

/** Parses each feed in its own worker thread, so that none blocks the server or uses up its memory. */
@Injectable()
export class FeedReader {
  readonly limits = { ...LIMITS };

  /** Returns the items of a response; throws OutgoingProblem when it is not a feed. */
  async read({ body, headers, url }: OutgoingResponse): Promise<FeedItem[]> {
    const document = decodeFeed(body, headers['content-type']);
    return boundItems(await this.readAside({ document, address: url }), new Date());
  }

  private async readAside(workerData: FeedQuestion): Promise<RawFeedItem[]> {
    const worker = new Worker(WORKER, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
      // Hides the parser's output.
      stdout: true,
      stderr: true,
    });
    try {
      const signal = AbortSignal.timeout(this.limits.milliseconds);
      const [items] = await once(worker, 'message', { signal });
      return items as RawFeedItem[];
    } catch (error) {
      throw new OutgoingProblem('not-a-feed', { cause: error });
    } finally {
      await worker.terminate();
    }
  }
}
