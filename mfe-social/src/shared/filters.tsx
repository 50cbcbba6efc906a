import { useTranslation } from '@vitral/i18n';
import { SelectField, type Choice } from '@vitral/ui/forms';
import type { Noun } from './items.ts';

/** Returns a function for the choices of a select: `values` with the texts `${prefix}.${value}`, after that for any of them. */
export function useChoices() {
  const { t } = useTranslation('mfe-social');
  return (prefix: string, values: readonly string[], any?: string): Choice[] => [
    ...(any ? [{ value: '', label: t(any) }] : []),
    ...values.map((value) => ({ value, label: t(`${prefix}.${value}`) })),
  ];
}

interface StatusFilterProps {
  noun: Noun<never, never>['name'];
  value: string;
  onChange: (value: string) => void;
}

export function StatusFilter({ noun, value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('mfe-social');
  return (
    <SelectField
      label={t(`${noun}.status`)}
      value={value}
      choices={[
        { value: '', label: t(`${noun}.anyStatus`) },
        { value: 'true', label: t(`${noun}.onlyActive`) },
        { value: 'false', label: t(`${noun}.onlyInactive`) },
      ]}
      onChange={onChange}
    />
  );
}
