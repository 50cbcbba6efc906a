import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage, RenderRequest } from '@vitral/contracts';
import type { RenderProcess } from './render-process.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Runs the renderer of one release in its own process. After a crash the next process waits, longer each time. */
export class ReleaseRenderer {
  private child: Promise<RenderProcess> | null = null;
  private readonly underWay = new Set<Promise<RenderedPage>>();
  private pause = 0;
  private notBefore = 0;
  private isOver = false;

  /** A rendering longer than `limitMs` counts as hung, and its process is killed. */
  constructor(
    private readonly start: () => Promise<RenderProcess>,
    private readonly limitMs: number,
  ) {}

  get hasEnded(): boolean {
    return this.isOver;
  }

  /** True during the pause after a crash, in which nothing is rendered. */
  get isResting(): boolean {
    return Date.now() < this.notBefore;
  }

  async rested(): Promise<void> {
    await wait(Math.max(this.notBefore - Date.now(), 0), undefined, { ref: false });
  }

  /** Rejects if the page throws or is slow, or if the process fails to start or crashes. */
  async render(request: RenderRequest): Promise<RenderedPage> {
    const drawing = this.draw(request);
    this.underWay.add(drawing);
    try {
      const page = await drawing;
      this.pause = 0;
      return page;
    } catch (error) {
      await this.restAfterCrash();
      throw error;
    } finally {
      this.underWay.delete(drawing);
    }
  }

  /** Ends the process after its last page. */
  async drain(): Promise<void> {
    await Promise.allSettled(this.underWay);
    await this.end();
  }

  async end(): Promise<void> {
    this.isOver = true;
    const { child } = this;
    this.child = null;
    await (await child?.catch(() => null))?.end();
  }

  private async draw(request: RenderRequest): Promise<RenderedPage> {
    if (this.isOver) throw new Error('The renderer was ended');
    this.child ??= this.start();
    return (await this.child).render(request, this.limitMs);
  }

  /** Pauses only if the process died: a page that threw leaves it running. */
  private async restAfterCrash(): Promise<void> {
    const crashed = this.child;
    const child = await crashed?.catch(() => null);
    if ((child && !child.hasEnded) || this.child !== crashed) return;
    this.child = null;
    this.pause = Math.min(Math.max(this.pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    this.notBefore = Date.now() + this.pause;
  }
}
