import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage, RenderRequest } from '@vitral/contracts/public-pages';
import type { RenderProcess } from './render-process.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/** Runs the renderer of one release in its own process. After a crash the next process starts with a delay, longer each time. */
export class ReleaseRenderer {
  private child: Promise<RenderProcess> | null = null;
  private readonly running = new Set<Promise<RenderedPage>>();
  private pause = 0;
  private notBefore = 0;
  hasEnded = false;

  constructor(
    private readonly start: () => Promise<RenderProcess>,
    private readonly limitMs: number,
  ) {}

  get isPaused(): boolean {
    return Date.now() < this.notBefore;
  }

  async waitForPause(): Promise<void> {
    await wait(Math.max(this.notBefore - Date.now(), 0), undefined, { ref: false });
  }

  async render(request: RenderRequest): Promise<RenderedPage> {
    const rendering = this.renderInChild(request);
    this.running.add(rendering);
    try {
      const page = await rendering;
      this.pause = 0;
      return page;
    } catch (error) {
      await this.pauseAfterCrash();
      throw error;
    } finally {
      this.running.delete(rendering);
    }
  }

  async drain(): Promise<void> {
    await Promise.allSettled(this.running);
    await this.end();
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    const { child } = this;
    this.child = null;
    await (await child?.catch(() => null))?.end();
  }

  private async renderInChild(request: RenderRequest): Promise<RenderedPage> {
    if (this.hasEnded) throw new Error('The renderer was ended');
    this.child ??= this.start();
    return (await this.child).render(request, this.limitMs);
  }

  /** Pauses only if the process died: a page that threw leaves it running. */
  private async pauseAfterCrash(): Promise<void> {
    const crashed = this.child;
    const child = await crashed?.catch(() => null);
    if ((child && !child.hasEnded) || this.child !== crashed) return;
    this.child = null;
    this.pause = Math.min(Math.max(this.pause * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS);
    this.notBefore = Date.now() + this.pause;
  }
}
