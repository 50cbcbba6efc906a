import {
  MODULE_SETTINGS_LIMITS as LIMITS,
  type ModuleSettingValues,
  type SettingsDeclaration,
} from '@vitral/contracts/module-settings';
import { brokenRules, withCleanTexts, withDefaults } from '../collections/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { asCollection } from './settings-schema.ts';

type Values = Record<string, unknown>;
type Texts = Record<string, string>;

/** Returns the values of a request, absent ones with their defaults. Throws `request.invalid`. */
export function checkedValues(declaration: SettingsDeclaration, input: Values): ModuleSettingValues {
  const collection = asCollection(declaration, 'values');
  const values = withDefaults(collection, withCleanTexts(input) as Values);
  refuse(brokenRules(collection.schema, values).map((rule) => `values.${rule}`));
  if (Buffer.byteLength(JSON.stringify(values)) > LIMITS.bytes) refuse(['values:maxLength']);
  return values as ModuleSettingValues;
}

/** Returns the sealed secrets after a request: absent ones stay, blank ones are removed. Throws `request.invalid`. */
export function checkedSecrets(
  declaration: SettingsDeclaration,
  input: Values,
  stored: Texts,
  seal: (text: string) => string,
): { sealed: Texts; changed: string[] } {
  refuse(brokenRules(asCollection(declaration, 'secrets').schema, input).map((rule) => `secrets.${rule}`));
  const entries = Object.entries(input as Texts);
  const isChange = ([name, text]: [string, string]) => text !== '' || Object.hasOwn(stored, name);
  const changed = entries.filter(isChange).map(([name]) => name);
  if (changed.length === 0) return { sealed: stored, changed };
  const kept = Object.entries(stored).filter(([name]) => !changed.includes(name));
  const added = entries.flatMap(([name, text]) => (text === '' ? [] : [[name, seal(text)] as const]));
  return { sealed: Object.fromEntries([...kept, ...added]), changed };
}

function refuse(fields: string[]): void {
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}
