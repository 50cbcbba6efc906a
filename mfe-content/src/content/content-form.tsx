import {
  CONTENT_CATEGORIES,
  FOCAL_CENTER,
  LIMITS,
  VISIBILITIES,
  type ContentInput,
  type ContentItem,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { FormSelect, FormSwitch, FormTags, FormTextField } from '@vitral/ui/forms';
import { useController, type Control } from 'react-hook-form';
import { FocalPointPicker } from '../pictures/focal-point-picker.tsx';
import { inlineFileUrl } from '../preview/file-url.ts';

interface ContentFormProps {
  control: Control<ContentInput>;
  item: ContentItem;
}

/** The fields of a content item. */
export function ContentForm({ control, item }: ContentFormProps) {
  const { t } = useTranslation('mfe-content');
  const label = (name: keyof ContentInput) => t(`content.fields.${name}`);
  // Only a team picture can have the category `team`.
  const categories = [...new Set([...CONTENT_CATEGORIES, item.category])];
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={label('title')}
        limit={LIMITS.title}
        required
        autoFocus
      />
      <FormTextField
        control={control}
        name="description"
        label={label('description')}
        limit={LIMITS.description}
        multiline
        minRows={3}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormSelect
          control={control}
          name="category"
          label={label('category')}
          choices={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <FormSelect
          control={control}
          name="visibility"
          label={label('visibility')}
          choices={VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))}
        />
      </Box>
      <FormTags control={control} name="tags" label={label('tags')} />
      <FormSwitch control={control} name="isVisible" label={label('isVisible')} />
      {item.type === 'image' && <FocalPointField control={control} item={item} />}
    </>
  );
}

function FocalPointField({ control, item }: ContentFormProps) {
  const { field } = useController({ control, name: 'focalPoint' });
  return (
    <FocalPointPicker
      src={inlineFileUrl(item.id, { w: 640 })}
      value={field.value}
      onChange={(point) => field.onChange(point ?? FOCAL_CENTER)}
    />
  );
}
