import type { ContentInput, FocalPoint } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';

interface ContentConflictProps {
  control: Control<ContentInput>;
  conflict: Conflict<ContentInput>;
}

/** Both sides of a file's details that two people edited. */
export function ContentConflict({ control, conflict }: ContentConflictProps) {
  const { t } = useTranslation('mfe-content');
  const mine = useWatch({ control, compute: (values: ContentInput) => values });
  const field = (
    name: keyof ContentInput,
    show?: (value: unknown) => string,
  ): ConflictField<ContentInput> => ({ name, label: t(`content.fields.${name}`), show });

  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={[
        field('title'),
        field('description'),
        field('category', (value) => t(`category.${String(value)}`)),
        field('visibility', (value) => t(`visibility.${String(value)}`)),
        field('isVisible', (value) => t(value ? 'visibility.shown' : 'visibility.hidden')),
        field('tags'),
        field('focalPoint', (point) => showPoint(point as FocalPoint | null)),
      ]}
    />
  );
}

const showPoint = (point: FocalPoint | null) => (point ? `${point.x} % · ${point.y} %` : '—');
