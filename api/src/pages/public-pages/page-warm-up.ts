import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { type ActiveSet, type LiveSets, ReleaseSets, AutomaticRollback } from '../../modules/index.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { SiteConfigService } from '../../site-config/index.ts';
import { type PageOfItem, publicReleaseOf } from '../document/public-paths.ts';
import { PageItems } from './page-items.ts';
import { PageViews } from './page-views.ts';
import { PublicPagesService } from './public-pages.service.ts';
import { OWN_ORIGIN, PageRenderer } from '../rendering/page-renderer.ts';

const START_LIMIT_MS = 3000;

/** Renders every page of a new set before any visitor receives it; rolls back a set whose pages cannot be rendered. */
@Injectable()
export class PageWarmUp {
  /** Pauses before further attempts, since a failure may be temporary. */
  pausesMs = [500, 1000, 2000, 4000];
  private readonly logger = new Logger(PageWarmUp.name);

  constructor(
    sets: ReleaseSets,
    private readonly renderer: PageRenderer,
    private readonly pages: PublicPagesService,
    private readonly items: PageItems,
    private readonly rollback: AutomaticRollback,
    private readonly siteConfig: SiteConfigService,
    private readonly views: PageViews,
    private readonly configuration: Configuration,
  ) {
    sets.prepare({
      before: (next, now, isWanted) => this.prepare(next, now, isWanted),
      after: (live) => this.renderer.retainOnly(live),
    });
  }

  /** Returns false if visitors must not receive these sets. */
  private async prepare(next: LiveSets, now: LiveSets | null, isWanted: () => boolean): Promise<boolean> {
    this.renderer.retain(next);
    // With nothing else to serve, a page rendered by the browser is better than none.
    if (!now) return this.renderOne(next.active);
    const known = setsOf(now).map(({ id }) => id);
    for (const set of setsOf(next).filter(({ id }) => !known.includes(id))) {
      const failed = await this.renderAll(set, isWanted);
      if (failed === null) continue;
      if (isWanted()) await this.rollBack(set, failed, now.active);
      return false;
    }
    return true;
  }

  private async renderOne(set: ActiveSet): Promise<true> {
    const landing = publicReleaseOf(set)?.publicPages?.find(({ addresses }) => addresses);
    const language = await this.siteConfig.language();
    const rendering =
      landing &&
      this.pages.show(await this.views.of(set, { page: landing, item: null }, language, OWN_ORIGIN));
    await Promise.race([rendering, wait(START_LIMIT_MS, undefined, { ref: false })]);
    return true;
  }

  /** Returns the first page that could not be rendered after all attempts; null if there was none. */
  private async renderAll(set: ActiveSet, isWanted: () => boolean): Promise<string | null> {
    for (const pause of [...this.pausesMs, null]) {
      const failed = await this.attempt(set, isWanted);
      if (failed === null || pause === null || !isWanted()) return failed;
      await wait(pause, undefined, { ref: false });
      await this.renderer.waitForPause(set);
    }
    return null;
  }

  private async attempt(set: ActiveSet, isWanted: () => boolean): Promise<string | null> {
    if (!this.renderer.renders(set)) return null;
    for (const origin of this.origins()) {
      for (const page of await this.pagesOf(set)) {
        for (const language of LANGUAGES) {
          if (!isWanted()) return 'another set is wanted';
          if (!(await this.isRendered(set, page, language, origin))) return `${page.page.page} ${language}`;
        }
      }
    }
    return null;
  }

  /** Returns all pages; of a page per item only the first item, since the others render the same way. */
  private async pagesOf(set: ActiveSet): Promise<PageOfItem[]> {
    const pages = publicReleaseOf(set)?.publicPages ?? [];
    const each = await Promise.all(pages.map((page) => this.items.each(page)));
    return each.flatMap((all) => all.slice(0, 1));
  }

  /** The origin comes from a visitor's request, so a failure with it alone does not count against the release. */
  private async isRendered(set: ActiveSet, page: PageOfItem, language: Language, origin: string) {
    const { isRendered } = await this.pages.show(await this.views.of(set, page, language, origin));
    if (isRendered || origin === this.own) return isRendered;
    return (await this.pages.show(await this.views.of(set, page, language, this.own))).isRendered;
  }

  private get own(): string {
    return this.configuration.publicUrl ?? OWN_ORIGIN;
  }

  private origins(): string[] {
    if (this.configuration.publicUrl) return [this.configuration.publicUrl];
    return this.pages.origins.length > 0 ? this.pages.origins : [OWN_ORIGIN];
  }

  /** If the active set cannot be rendered either, the fault lies with this server and the release is not rolled back. */
  private async rollBack(set: ActiveSet, failed: string, active: ActiveSet): Promise<void> {
    this.logger.error(`Set ${set.id} is not served: ${failed} could not be rendered`);
    if (!(await this.canRender(active))) return;
    await this.rollback.unrendered(set.id, `unrendered: ${failed}`).catch((error: unknown) => {
      this.logger.error({ err: error }, `Set ${set.id} could not be rolled back`);
    });
  }

  private async canRender(active: ActiveSet): Promise<boolean> {
    const [page] = await this.pagesOf(active);
    const language = await this.siteConfig.language();
    return (
      !page || (await this.pages.render(await this.views.of(active, page, language, this.own))).isRendered
    );
  }
}

function setsOf({ active, candidate }: LiveSets): ActiveSet[] {
  return candidate ? [active, candidate.set] : [active];
}
