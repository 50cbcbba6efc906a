import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from '@vitral/i18n';
import { Button } from '../controls/button.tsx';
import { Icon } from '../layout/icon.tsx';

export interface ItemActionProps {
  /** The action and the item: 'Edit the testimonial of Ana'. */
  label: string;
  onClick: () => void;
}

/** The main button of a page, which adds an item. */
export function AddButton({ label, onClick }: ItemActionProps) {
  return (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The edit button of an item. */
export function EditButton({ label, onClick }: ItemActionProps) {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('actions.edit')} describeChild>
      <IconButton aria-label={label} data-edits-item onClick={onClick}>
        <Icon name="edit" />
      </IconButton>
    </Tooltip>
  );
}

/** The delete button of an item; it opens a confirmation. */
export function DeleteButton({ label, onClick }: ItemActionProps) {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('actions.delete')} describeChild>
      <IconButton aria-label={label} color="error" onClick={onClick}>
        <Icon name="delete" />
      </IconButton>
    </Tooltip>
  );
}
