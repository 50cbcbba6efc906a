import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { RenderedPage, RenderRequest } from '@vitral/contracts/public-pages';
import {
  type ActiveSet,
  Health,
  type LiveSets,
  type Release,
  ReleaseFolders,
  releaseIn,
} from '../../modules/index.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { publicReleaseOf } from '../document/public-paths.ts';
import { ReleaseRenderer } from './release-renderer.ts';
import { RenderProcess } from './render-process.ts';

/** Longer than any rendering of the previous set that is still running. */
const DRAIN_DELAY_MS = 10_000;

/** Each renderer of a preview is a process. */
const PREVIEW_IDLE_MS = 5 * 60_000;
const MOST_PREVIEWS = 4;

/** Origin of pages rendered without a request, if no public URL is configured. */
export const OWN_ORIGIN = 'http://localhost';

/** Renders public pages with the renderers of the live releases of mfe-public, each in a confined process. */
@Injectable()
export class PageRenderer implements OnApplicationShutdown {
  /** Far longer than the rendering of any page takes, even on a busy machine. */
  limitMs = 10_000;
  private readonly logger = new Logger(PageRenderer.name);
  private readonly renderers = new Map<string, ReleaseRenderer>();
  private readonly checked = new Set<ReleaseRenderer>();
  /** Releases whose renderers run all the time. */
  private live: string[] = [];
  private readonly drainTimers = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly folders: ReleaseFolders,
    private readonly health: Health,
    private readonly metrics: Metrics,
    private readonly configuration: Configuration,
  ) {}

  /** True if the pages of the set are rendered on the server: its release has a renderer and is not under development. */
  renders(set: ActiveSet): boolean {
    const module = publicReleaseOf(set);
    return module?.renderer !== undefined && !module.isDeveloped;
  }

  /** Returns null if the set is not rendered here, or if the renderer crashed, threw an error or was slow. */
  async render(set: ActiveSet, request: Omit<RenderRequest, 'base'>): Promise<RenderedPage | null> {
    const release = releaseIn(set, 'mfe-public');
    const module = publicReleaseOf(set);
    if (!release || !module || !this.renders(set)) return null;
    const renderer = this.rendererOf(release);
    if (set.isPreview) this.drainWhenIdle(release.id);
    if (renderer.isPaused) return null;
    const start = performance.now();
    try {
      const page = await renderer.render({ ...request, base: module.base });
      this.metrics.countRender('drawn', performance.now() - start);
      return page;
    } catch (error) {
      this.metrics.countRender('failed', performance.now() - start);
      this.logger.error({ err: error, page: request.page }, `${module.base} could not render a page`);
      void this.checkRelease(set, renderer, { ...request, base: module.base });
      return null;
    }
  }

  async waitForPause(set: ActiveSet): Promise<void> {
    await this.renderers.get(releaseIn(set, 'mfe-public')?.id ?? '')?.waitForPause();
  }

  retain(live: LiveSets): void {
    this.live = idsOf(live);
    for (const id of this.live) {
      clearTimeout(this.drainTimers.get(id));
      this.drainTimers.delete(id);
    }
  }

  retainOnly(live: LiveSets): void {
    this.retain(live);
    const wanted = idsOf(live);
    for (const id of this.renderers.keys()) {
      if (wanted.includes(id) || this.drainTimers.has(id)) continue;
      this.drainTimers.set(id, setTimeout(() => this.drain(id), DRAIN_DELAY_MS).unref());
    }
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.drainTimers.values()) clearTimeout(timer);
    await Promise.all([...this.renderers.values()].map((renderer) => renderer.end()));
  }

  /** Ends the renderer of a preview some time after its last page, and the one idle for the longest time if there are too many. */
  private drainWhenIdle(id: string): void {
    if (this.live.includes(id)) return;
    clearTimeout(this.drainTimers.get(id));
    // Moves the entry to the end, so that the first entry is the one idle for the longest time.
    this.drainTimers.delete(id);
    this.drainTimers.set(id, setTimeout(() => this.drain(id), PREVIEW_IDLE_MS).unref());
    const [oldest = id] = this.drainTimers.keys();
    if (this.drainTimers.size <= MOST_PREVIEWS) return;
    clearTimeout(this.drainTimers.get(oldest));
    this.drain(oldest);
  }

  /** Counts a failure only if the page also fails without visitor input, which may be crafted. One check per renderer. */
  private async checkRelease(
    set: ActiveSet,
    renderer: ReleaseRenderer,
    request: RenderRequest,
  ): Promise<void> {
    if (this.checked.has(renderer)) return;
    this.checked.add(renderer);
    const { form: _form, ...own } = request;
    try {
      await renderer.waitForPause();
      await renderer.render({ ...own, origin: this.configuration.publicUrl ?? OWN_ORIGIN });
    } catch {
      if (!renderer.hasEnded) this.health.renderFailed(set.id, request.base);
    } finally {
      this.checked.delete(renderer);
    }
  }

  private drain(id: string): void {
    this.drainTimers.delete(id);
    const renderer = this.renderers.get(id);
    this.renderers.delete(id);
    void renderer?.drain();
  }

  private rendererOf(release: Release): ReleaseRenderer {
    const known = this.renderers.get(release.id);
    if (known) return known;
    const renderer = new ReleaseRenderer(() => this.start(release), this.limitMs);
    this.renderers.set(release.id, renderer);
    return renderer;
  }

  private async start(release: Release): Promise<RenderProcess> {
    const { renderer } = release.descriptor;
    const file = join(await this.folders.of(release), renderer?.file ?? '');
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    if (`sha384-${digest}` !== renderer?.integrity) throw new Error(`${file} differs from the released file`);
    return new RenderProcess(file);
  }
}

function idsOf({ active, candidate }: LiveSets): string[] {
  return [active, candidate?.set].flatMap((set) => (set ? (releaseIn(set, 'mfe-public')?.id ?? []) : []));
}
