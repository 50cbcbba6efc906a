import { invalidFields } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';

/** Maps a path of the API, such as `metadata.valuesEn.2.title`, to the path of its form field. */
export function formPath(serverPath: string): string {
  const path = serverPath.replace(/^metadata\./, '');
  return path
    .replace(/^valuesEn\.(\d+)\.(\w+)$/, 'values.$1.$2En')
    .replace(/^benefits(En)?\.(\d+)$/, 'benefits.$2.text$1')
    .replace(/^address\.(\d+)$/, 'address.$1.line');
}

/** Returns a function that shows the server's errors at their fields, and returns whether every error has a field. */
export function useLandingFieldErrors({ setError, getValues }: UseFormReturn<LandingForm>) {
  const { t } = useTranslation();
  return (error: unknown): boolean => {
    const places = invalidFields(error).map(({ field, rule }) => ({ path: formPath(field), rule }));
    const known = places.filter(({ path }) => typeof getValues(path as Path<LandingForm>) === 'string');
    for (const { path, rule } of known) {
      const message = t([`field.${rule}`, 'field.invalid']);
      setError(path as Path<LandingForm>, { type: rule, message }, { shouldFocus: true });
    }
    return known.length > 0 && known.length === places.length;
  };
}
