import type { ContentInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { fromComparable, toComparable, type ComparableInput } from './content-input.ts';

interface ContentConflictProps {
  control: Control<ContentInput>;
  theirs: ContentInput;
  onResolve: (merged: ContentInput) => void;
}

/** Both sides of a file's details that two people edited. */
export function ContentConflict({ control, theirs, onResolve }: ContentConflictProps) {
  const { t } = useTranslation('mfe-content');
  const mine = useWatch({ control, compute: (values: ContentInput) => values });
  const field = (
    name: keyof ContentInput,
    show?: (value: unknown) => string,
  ): ConflictField<ComparableInput> => ({ name, label: t(`content.fields.${name}`), show });

  return (
    <ConflictNotice
      mine={toComparable(mine)}
      theirs={toComparable(theirs)}
      onResolve={(merged) => onResolve(fromComparable(merged))}
      fields={[
        field('title'),
        field('description'),
        field('category', (value) => t(`category.${String(value)}`)),
        field('visibility', (value) => t(`visibility.${String(value)}`)),
        field('isVisible', (value) => t(value ? 'visibility.shown' : 'visibility.hidden')),
        field('tags'),
        field('focalPoint'),
      ]}
    />
  );
}
