import {
  BLANK_CONTENT,
  CONTENT_CATEGORIES,
  FOCAL_CENTER,
  VISIBILITIES,
  type ContentInput,
  type ContentItem,
  type FocalPoint,
} from '@vitral/sdk/contracts/content';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import {
  FormSelect,
  FormTags,
  FormTextField,
  ItemFormDialog,
  PublicationFields,
  useFieldLabel,
  useItemForm,
  usePublicationTexts,
} from '@vitral/sdk/ui/forms';
import { useController, useWatch, type Control } from 'react-hook-form';
import { FocalPointPicker } from '../pictures/focal-point-picker.tsx';
import { inlineFileUrl } from '../preview/content-file.ts';
import { isInUseDeclined } from '../shared/use-confirm-in-use.ts';
import { fetchContent, useUpdateContent } from './content.queries.ts';

export function EditContentDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const editing = useItemForm({
    item,
    blank: BLANK_CONTENT,
    toValues: withFocalPoint,
    save: useUpdateContent(item),
    refetch: fetchContent,
    staleCode: 'content.stale',
    failure: t('content.updateFailed'),
    handleFailure: isInUseDeclined,
    onSaved: onClose,
  });
  const { control } = editing.form;
  const title = useWatch({ control, name: 'title' });
  return (
    <ItemFormDialog
      editing={editing}
      commented={{ noun: 'content', id: item.id }}
      presence="content"
      unsavedInput="content"
      title={t('content.editTitle')}
      submitLabel={t('actions.update')}
      canSubmit={title.trim() !== ''}
      label={useFieldLabel(TEXTS)}
      show={{
        category: (category) => t(`category.${category}`),
        visibility: (visibility) => t(`visibility.${visibility}`),
        isVisible: (isVisible) => t(isVisible ? 'visibility.shown' : 'visibility.hidden'),
        focalPoint: pointText,
        ...usePublicationTexts(),
      }}
      onClose={onClose}
    >
      <ContentFields control={control} item={item} />
    </ItemFormDialog>
  );
}

const TEXTS = { namespace: 'mfe-content', name: 'content' };

/** A picture's center is sent explicitly, since null would leave the point unchanged. */
const withFocalPoint = (item: ContentItem) => ({
  ...item,
  focalPoint: item.focalPoint ?? (item.type === 'image' ? FOCAL_CENTER : null),
});

const pointText = (point: FocalPoint | null) => (point ? `${point.x} % · ${point.y} %` : '—');

interface ContentFieldsProps {
  control: Control<ContentInput>;
  item: ContentItem;
}

function ContentFields({ control, item }: ContentFieldsProps) {
  const { t } = useTranslation('mfe-content');
  const field = (name: keyof ContentInput) => ({ control, name, label: t(`content.fields.${name}`) });
  const choicesOf = (noun: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${noun}.${value}`) }));
  // Only a team picture can have the category `team`.
  const categories = [...new Set([...CONTENT_CATEGORIES, item.category])];
  return (
    <>
      <FormTextField {...field('title')} limit={LIMITS.title} required autoFocus />
      <FormTextField {...field('description')} limit={LIMITS.description} multiline minRows={3} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormSelect {...field('category')} choices={choicesOf('category', categories)} />
        <FormSelect {...field('visibility')} choices={choicesOf('visibility', VISIBILITIES)} />
      </Box>
      <FormTags {...field('tags')} />
      <PublicationFields {...field('isVisible')} />
      {item.type === 'image' && <FocalPointField control={control} item={item} />}
    </>
  );
}

function FocalPointField({ control, item }: ContentFieldsProps) {
  const { field } = useController({ control, name: 'focalPoint' });
  return (
    <FocalPointPicker
      src={inlineFileUrl(item.id, { w: 640 })}
      value={field.value}
      onChange={(point) => field.onChange(point ?? FOCAL_CENTER)}
    />
  );
}
