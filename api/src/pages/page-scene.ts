import type { BootOverride, Language, SettingsInput } from '@vitral/contracts';
import type { ActiveSet, LiveSets } from '../modules/index.ts';

/** What a page is made of, read once for each request: all of it is then of one moment. */
export interface PageScene {
  live: LiveSets;
  /** The visitor's, with the modules that developers serve in their places. */
  set: ActiveSet;
  language: Language;
  siteLanguage: Language;
  settings: SettingsInput;
  /** The module that this one session takes from its developer's machine. */
  override: BootOverride | null;
}
