import { useTranslation } from '@vitral/sdk/i18n';
import { type IconName, NoMatch } from '@vitral/sdk/ui';
import { FilterBar, SearchField, SelectField, type Choice, type Noun } from '@vitral/sdk/ui/forms';

type NounName = Noun<never, never>['name'];

/**
 * Returns a function that returns the choices of a select: one for any value, then `values` with the texts
 * `${prefix}.${value}`.
 */
export function useChoices() {
  const { t } = useTranslation('mfe-social');
  return (prefix: string, values: readonly string[], any?: string): Choice[] => [
    ...(any ? [{ value: '', label: t(any) }] : []),
    ...values.map((value) => ({ value, label: t(`${prefix}.${value}`) })),
  ];
}

interface ListFiltersProps<Filters> {
  noun: NounName;
  filters: Filters;
  onChange: (changes: Record<string, string>) => void;
  /** Milliseconds without a keystroke before a search. */
  delay?: number;
  /** The selects after the search; without given choices, a select filters by status. */
  selects: readonly (false | { name: keyof Filters & string; label?: string; choices?: Choice[] })[];
}

export function ListFilters<Filters extends Record<string, string> & { q: string }>(
  props: ListFiltersProps<Filters>,
) {
  const { noun, filters, onChange, delay, selects } = props;
  const { t } = useTranslation('mfe-social');
  const statuses = [
    { value: '', label: t(`${noun}.anyStatus`) },
    { value: 'true', label: t(`${noun}.onlyActive`) },
    { value: 'false', label: t(`${noun}.onlyInactive`) },
  ];
  return (
    <FilterBar>
      <SearchField
        label={t(`${noun}.search`)}
        value={filters.q}
        onChange={(q) => onChange({ q })}
        delay={delay}
      />
      {selects
        .filter((select) => select !== false)
        .map(({ name, label = t('status'), choices = statuses }) => (
          <SelectField
            key={name}
            label={label}
            value={filters[name] ?? ''}
            choices={choices}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
    </FilterBar>
  );
}

interface NoMatchingItemsProps {
  noun: NounName;
  icon?: IconName;
  onClear: () => void;
}

/** Shown instead of a list in which nothing matches the filters. */
export function NoMatchingItems({ noun, ...state }: NoMatchingItemsProps) {
  const { t } = useTranslation('mfe-social');
  return <NoMatch title={t(`${noun}.noMatchTitle`)} text={t(`${noun}.noMatchText`)} {...state} />;
}
