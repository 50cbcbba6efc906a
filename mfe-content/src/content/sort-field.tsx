import { useTranslation } from '@vitral/sdk/i18n';
import type { TableState } from '@vitral/sdk/ui/data';
import { SelectField } from '@vitral/sdk/ui/forms';

interface SortFieldProps {
  table: TableState;
  /** Sort orders on offer, as in the URL. */
  sorts: readonly string[];
}

/** Chooses the order of a list of files, for fields without a column, and for cards, which have no column headings. */
export function SortField({ table, sorts }: SortFieldProps) {
  const { t } = useTranslation('mfe-content');
  const sort = table.query.sort ?? '';
  return (
    <SelectField
      label={t('content.sort')}
      value={sort}
      choices={(sorts.includes(sort) ? sorts : [...sorts, sort]).map((value) => ({
        value,
        label: t(`content.sort.${value}`),
      }))}
      onChange={(next) =>
        table.setSort({ field: next.replace(/^-/, ''), direction: next.startsWith('-') ? 'desc' : 'asc' })
      }
    />
  );
}

/** Returns the field names of sort orders. */
export const fieldsOf = (sorts: readonly string[]) => sorts.map((sort) => sort.replace(/^-/, ''));
