import type {
  ModuleSettings,
  ModuleSettingsInput,
  SettingDeclaration,
  SettingValue,
} from '@vitral/sdk/contracts/module-settings';

/** Form values; numbers are texts while they are being typed. */
export interface FormValues {
  values: Record<string, string | boolean>;
}

export const pathOf = ({ name }: SettingDeclaration) => `values.${name}` as const;

/** Returns the fields of the form. */
export function toForm({ declaration, values }: ModuleSettings): FormValues {
  const entries = declaration.fields.map(({ name }) => [name, asInput(values[name])]);
  return { values: Object.fromEntries(entries) as FormValues['values'] };
}

const asInput = (value: SettingValue | undefined) =>
  typeof value === 'boolean' ? value : String(value ?? '');

/** Returns the body of the request. Blank URLs are absent. */
export function toInput(
  { declaration, version }: ModuleSettings,
  { values }: FormValues,
): ModuleSettingsInput {
  const entries = declaration.fields.flatMap((field): [string, SettingValue][] => {
    const typed = values[field.name];
    if (typed === undefined) return [];
    if (field.kind === 'number') return [[field.name, Number(typed)]];
    return field.kind === 'url' && typed === '' ? [] : [[field.name, typed]];
  });
  return { values: Object.fromEntries(entries), version };
}
