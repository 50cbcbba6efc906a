import { Injectable } from '@nestjs/common';
import { ReleaseSets } from '../../modules/serving/release-sets.ts';
import type { ActiveSet, LiveSets } from '../../modules/serving/served-set.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { SettingsService } from '../../settings/settings.service.ts';
import { siteIn } from '../../settings/site.ts';
import { SiteConfigService } from '../../site-config/site-config.service.ts';
import { PageAnswers } from '../page-answers.ts';
import { pageToShow } from '../public-address.ts';
import { PageRenderer } from './page-renderer.ts';

/** Has a new set draw its landing page once before any visitor gets the set: none of them waits for the thread to start. */
@Injectable()
export class RendererWarmUp {
  constructor(
    sets: ReleaseSets,
    private readonly renderer: PageRenderer,
    private readonly answers: PageAnswers,
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {
    sets.prepare((live) => this.warm(live));
  }

  private async warm(live: LiveSets): Promise<void> {
    this.renderer.keepFor(live);
    const sets = [live.active, live.candidate?.set].filter((set) => set !== undefined);
    await Promise.all(sets.map((set) => this.draw(set)));
  }

  private async draw(set: ActiveSet): Promise<void> {
    const { page, isThere } = pageToShow('/', set);
    if (!page || !isThere || this.renderer.isWarm(set)) return;
    const language = await this.siteConfig.language();
    await this.renderer.render(set, {
      page: page.page,
      language,
      site: siteIn(language, await this.settings.current()),
      origin: this.configuration.publicUrl ?? 'http://localhost',
      now: Date.now(),
      answers: await this.answers.to(page.reads),
    });
  }
}
