import { ModuleSettingsRow } from '../../src/module-settings/module-settings.entity.ts';
import { type Api, startApi } from '../start-api.ts';
import { BLOG, OutsideModules } from './outside-modules.ts';
import { startSite } from './release-channel.ts';

export const SETTINGS_PATH = '/modules/blog/settings';

/** A server with the module `blog`, whose settings each test finds unchanged. */
export class BlogSettings {
  private patch = 0;

  private constructor(
    readonly api: Api,
    readonly modules = new OutsideModules(api),
  ) {}

  static async start(): Promise<BlogSettings> {
    return new BlogSettings(await startApi());
  }

  /** Activates `blog` beside the modules of this repository, with the default settings. */
  async reset(): Promise<void> {
    await startSite(this.api.application, `0.0.${++this.patch}`);
    await this.api.em().nativeDelete(ModuleSettingsRow, {});
    await this.modules.activate('blog', BLOG);
  }
}
