import { Worker } from 'node:worker_threads';
import type { RenderedPage, RenderRequest } from '@vitral/contracts';

export interface RenderOrder {
  id: number;
  request: RenderRequest;
}

export type RenderOutcome = { id: number; page: RenderedPage } | { id: number; failure: string };

interface Waiting {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const MEMORY_MB = 256;
const THIS_FILE = import.meta.url;
const WORKER = new URL(`./render-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

/** A thread that holds one release's renderer. It ends by itself when the renderer crashes, and is ended when it is slow. */
export class RenderThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private ended = false;

  /** `file` is the renderer's script. */
  constructor(file: string) {
    this.worker = new Worker(WORKER, {
      workerData: { file },
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.worker.unref();
    this.worker.on('message', (outcome: RenderOutcome) => this.settle(outcome));
    this.worker.on('error', (error) => this.giveUp(error));
    this.worker.on('exit', (code) => this.giveUp(new Error(`The renderer ended with ${code}`)));
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  /** Rejects when the page throws, when the thread ends, and after `limit` milliseconds, which ends the thread. */
  render(request: RenderRequest, limit: number): Promise<RenderedPage> {
    if (this.ended) return Promise.reject(new Error('The renderer has ended'));
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      const timer = setTimeout(
        () => this.giveUp(new Error(`${request.page} took longer than ${limit} ms`)),
        limit,
      );
      this.waiting.set(id, { resolve, reject, timer });
      this.worker.postMessage({ id, request } satisfies RenderOrder);
    });
  }

  async end(): Promise<void> {
    this.giveUp(new Error('The renderer was ended'));
    await this.worker.terminate();
  }

  private settle(outcome: RenderOutcome): void {
    const waiting = this.waiting.get(outcome.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(outcome.id);
    if ('page' in outcome) waiting.resolve(outcome.page);
    else waiting.reject(new Error(outcome.failure));
  }

  private giveUp(error: Error): void {
    if (this.ended) return;
    this.ended = true;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
    void this.worker.terminate();
  }
}
