import type {
  ModuleSettings,
  ModuleSettingsInput,
  SettingDeclaration,
  SettingValue,
} from '@vitral/sdk/contracts/module-settings';

/** Form values; numbers are texts while they are being typed. */
export interface FormValues {
  values: Record<string, string | boolean>;
  secrets: Record<string, string>;
}

export const isSecret = (field: SettingDeclaration): boolean => 'secret' in field && field.secret === true;

export const pathOf = (field: SettingDeclaration) =>
  isSecret(field) ? (`secrets.${field.name}` as const) : (`values.${field.name}` as const);

/** Returns the fields of the form; secrets start blank, since they are never shown again. */
export function toForm({ declaration, values }: ModuleSettings): FormValues {
  const fields = declaration.fields;
  const entries = fields.filter((field) => !isSecret(field)).map(({ name }) => [name, asInput(values[name])]);
  const secrets = fields.filter(isSecret).map(({ name }) => [name, '']);
  return {
    values: Object.fromEntries(entries) as FormValues['values'],
    secrets: Object.fromEntries(secrets) as FormValues['secrets'],
  };
}

const asInput = (value: SettingValue | undefined) =>
  typeof value === 'boolean' ? value : String(value ?? '');

/** Returns the body of the request. Blank URLs are absent, and so are secrets left blank, which preserves them. */
export function toInput(
  { declaration, version }: ModuleSettings,
  { values, secrets }: FormValues,
  removed: readonly string[],
): ModuleSettingsInput {
  const entries = declaration.fields.flatMap((field): [string, SettingValue][] => {
    const typed = values[field.name];
    if (typed === undefined || isSecret(field)) return [];
    if (field.kind === 'number') return [[field.name, Number(typed)]];
    return field.kind === 'url' && typed === '' ? [] : [[field.name, typed]];
  });
  const changed = Object.entries(secrets).filter(([, text]) => text !== '');
  return {
    values: Object.fromEntries(entries),
    secrets: { ...Object.fromEntries(removed.map((name) => [name, ''])), ...Object.fromEntries(changed) },
    version,
  };
}
