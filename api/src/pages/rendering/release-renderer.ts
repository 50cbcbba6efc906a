import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage, RenderRequest } from '@vitral/contracts';
import type { RenderProcess } from './render-process.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Draws with the renderer of one release, in a process of its own. After a crash the next process waits, each time longer. */
export class ReleaseRenderer {
  private child: Promise<RenderProcess> | null = null;
  private readonly underWay = new Set<Promise<RenderedPage>>();
  private pause = 0;
  private notBefore = 0;
  private isOver = false;

  /** What takes longer than `limitMs` hangs, and its process is ended. */
  constructor(
    private readonly start: () => Promise<RenderProcess>,
    private readonly limitMs: number,
  ) {}

  get hasEnded(): boolean {
    return this.isOver;
  }

  /** Whether it crashed a moment ago: nothing is drawn until it has waited. */
  get isResting(): boolean {
    return Date.now() < this.notBefore;
  }

  async rested(): Promise<void> {
    await wait(Math.max(this.notBefore - Date.now(), 0), undefined, { ref: false });
  }

  /** Rejects when the page throws or is slow, and when the process does not start or crashes. */
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

  /** A page that only threw leaves the process as it is. */
  private async restAfterCrash(): Promise<void> {
    const crashed = this.child;
    const child = await crashed?.catch(() => null);
    if ((child && !child.hasEnded) || this.child !== crashed) return;
    this.child = null;
    this.pause = Math.min(Math.max(this.pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    this.notBefore = Date.now() + this.pause;
  }
}
