import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { BootModule, RenderedPage, RenderRequest } from '@vitral/contracts';
import { ReleaseSets } from '../../modules/serving/release-sets.ts';
import { RenderThread } from './render-thread.ts';

/** A visitor waits no longer than this for the server; then the browser draws the page. */
const RENDER_WITHIN_MS = 2000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Draws public pages with the renderer of a release of mfe-public. */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  private readonly logger = new Logger(PageRenderer.name);
  private thread: { base: string; started: Promise<RenderThread> } | null = null;
  /** The release that crashed last; another one starts at once. */
  private rested: string | null = null;
  private pause = 0;
  private notBefore = 0;

  constructor(private readonly sets: ReleaseSets) {}

  /** Null when the release brings no renderer, or when it crashed, threw or was slow: the browser then draws the page. */
  async render(release: BootModule, request: RenderRequest): Promise<RenderedPage | null> {
    if (!release.renderer || release.isDeveloped) return null;
    if (this.thread?.base !== release.base && this.rested !== release.base) this.pause = this.notBefore = 0;
    if (Date.now() < this.notBefore) return null;
    try {
      const thread = await this.threadOf(release);
      const page = await thread.render(request, RENDER_WITHIN_MS);
      this.pause = 0;
      return page;
    } catch (error) {
      this.logger.error({ err: error, page: request.page }, `${release.base} could not render a page`);
      await this.restFrom(release);
      return null;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.endThread();
  }

  private async threadOf(release: BootModule): Promise<RenderThread> {
    if (this.thread?.base !== release.base) {
      void this.endThread();
      this.thread = { base: release.base, started: this.start(release) };
    }
    return this.thread.started;
  }

  private async start({ base, renderer }: BootModule): Promise<RenderThread> {
    const file = join(this.sets.folder, base.replace(/^\/modules\//, ''), renderer?.file ?? '');
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    if (`sha384-${digest}` !== renderer?.integrity) throw new Error(`${file} is not what was released`);
    return new RenderThread(file);
  }

  /** After a crash the next thread waits, each time longer; a page that only threw leaves the thread as it is. */
  private async restFrom({ base }: BootModule): Promise<void> {
    const thread = await this.thread?.started.catch(() => null);
    if (thread && !thread.hasEnded) return;
    this.thread = null;
    this.rested = base;
    this.pause = Math.min(Math.max(this.pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    this.notBefore = Date.now() + this.pause;
  }

  private async endThread(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await (await thread?.started.catch(() => null))?.end();
  }
}
