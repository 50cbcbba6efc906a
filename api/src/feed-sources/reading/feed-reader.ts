import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { OutgoingResponse } from '../../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { boundItems, type FeedItem, type RawFeedItem } from './bound-items.ts';
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
    return boundItems(await this.readAside({ document, url }), new Date());
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

/** Bytes at the start of a feed that are searched for its encoding declaration. */
const DECLARATION_BYTES = 1024;

/**
 * Decodes a feed in the first charset that fits all its bytes: that of the byte order mark, the header, the feed's own
 * declaration, else UTF-8. Throws OutgoingProblem when none fits.
 */
export function decodeFeed(body: Buffer, contentType: string | undefined): string {
  const start = body.toString('latin1', 0, DECLARATION_BYTES);
  const charsets = [
    byteOrder(body),
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1],
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1],
    'utf-8',
  ];
  for (const charset of charsets) {
    const text = charset && decodeAs(charset, body);
    if (text) return text;
  }
  throw new OutgoingProblem('not-a-feed');
}

function byteOrder(body: Buffer): string | null {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return null;
}

function decodeAs(charset: string, body: Buffer): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
