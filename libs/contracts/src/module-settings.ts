import type { ModuleAccess } from './module-permissions.ts';
import type { Bilingual } from './languages.ts';

/** Bounds of the settings that a module declares in `module.json`. */
export const MODULE_SETTINGS_LIMITS = {
  fields: 30,
  text: 200,
  longText: 5000,
  options: 30,
  title: 100,
  help: 300,
  bytes: 32_768,
} as const;

interface Described {
  name: string;
  title: Bilingual;
  help?: Bilingual;
  /** Visitors may also read it. */
  public?: boolean;
}

interface TextSetting extends Described {
  kind: 'text' | 'long-text' | 'url';
  default?: string;
  /** 200 by default, 5000 for a long text. */
  maxLength?: number;
}

interface NumberSetting extends Described {
  kind: 'number';
  default: number;
  minimum?: number;
  maximum?: number;
}

interface SwitchSetting extends Described {
  kind: 'boolean';
  default: boolean;
}

interface ChoiceSetting extends Described {
  kind: 'choice';
  default: string;
  options: { value: string; title: Bilingual }[];
}

/** A setting of a module. */
export type SettingDeclaration = TextSetting | NumberSetting | SwitchSetting | ChoiceSetting;

/** The settings that a module declares in `module.json`, as one form. */
export interface SettingsDeclaration {
  /** Accounts that may read the settings in the pages of the module. Only admins change them. */
  read: ModuleAccess;
  fields: SettingDeclaration[];
  /** Field → its former names. */
  renames?: Record<string, string[]>;
}

export type SettingValue = string | number | boolean;

/** GET /api/modules/{module}/settings: all of them; visitors receive the public ones. */
export type ModuleSettingValues = Record<string, SettingValue>;

/** A row of GET /api/module-settings. */
export interface ModuleSettings {
  module: string;
  declaration: SettingsDeclaration;
  values: ModuleSettingValues;
  /** 1 before the first change. */
  version: number;
  updatedAt: string;
  /** Time at which active releases stopped declaring the settings; null while one declares them. */
  removedAt: string | null;
}

/** PUT /api/modules/{module}/settings: all values; 409 for a stale version. */
export interface ModuleSettingsInput {
  values: ModuleSettingValues;
  version: number;
}

/** DELETE /api/modules/{module}/settings: erases the settings of a module whose active release declares none. */
export interface ModuleSettingsErasure {
  /** Name of the module. */
  confirmation: string;
}
