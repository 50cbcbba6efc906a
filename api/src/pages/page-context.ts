import type { BootOverride, Language, SettingsInput } from '@vitral/contracts';
import type { ActiveSet, LiveSets } from '../modules/index.ts';

/** Data of a page, read once for each request, so that all of it is from one moment. */
export interface PageContext {
  live: LiveSets;
  /** The visitor's set, with modules under development replaced. */
  set: ActiveSet;
  language: Language;
  siteLanguage: Language;
  settings: SettingsInput;
  /** The module that this session loads from its developer's machine. */
  override: BootOverride | null;
}
