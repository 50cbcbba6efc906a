import { BLANK_CONTENT, FOCAL_CENTER, type ContentItem, type FocalPoint } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useWatch } from 'react-hook-form';
import { ContentForm } from './content-form.tsx';
import { fetchContent, useUpdateContent } from './content.queries.ts';
import { isInUseDeclined } from '../shared/use-confirm-in-use.ts';

export interface EditContentDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Edits the fields of a content item; its file stays the same. */
export function EditContentDialog({ item, onClose }: EditContentDialogProps) {
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
      title={t('content.editTitle')}
      submitLabel={t('actions.update')}
      canSubmit={title.trim() !== ''}
      label={(field) => t(`content.fields.${field}`)}
      show={{
        category: (category) => t(`category.${category}`),
        visibility: (visibility) => t(`visibility.${visibility}`),
        isVisible: (isVisible) => t(isVisible ? 'visibility.shown' : 'visibility.hidden'),
        focalPoint: pointText,
      }}
      onClose={onClose}
    >
      <ContentForm control={control} item={item} />
    </ItemFormDialog>
  );
}

/** A picture's center is sent explicitly, since null would leave the point unchanged. */
const withFocalPoint = (item: ContentItem) => ({
  ...item,
  focalPoint: item.focalPoint ?? (item.type === 'image' ? FOCAL_CENTER : null),
});

const pointText = (point: FocalPoint | null) => (point ? `${point.x} % · ${point.y} %` : '—');
