import {
  MODULE_SETTINGS_LIMITS as LIMITS,
  type ModuleSettingValues,
  type SettingsDeclaration,
} from '@vitral/contracts/module-settings';
import { brokenRules, withCleanTexts, withDefaults } from '../collections/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { asCollection } from './settings-schema.ts';

type Values = Record<string, unknown>;

/** Returns the values of a request, absent ones with their defaults. Throws `request.invalid`. */
export function checkedValues(declaration: SettingsDeclaration, input: Values): ModuleSettingValues {
  const collection = asCollection(declaration);
  const values = withDefaults(collection, withCleanTexts(input) as Values);
  refuse(brokenRules(collection.schema, values).map((rule) => `values.${rule}`));
  if (Buffer.byteLength(JSON.stringify(values)) > LIMITS.bytes) refuse(['values:maxLength']);
  return values as ModuleSettingValues;
}

function refuse(fields: string[]): void {
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}
