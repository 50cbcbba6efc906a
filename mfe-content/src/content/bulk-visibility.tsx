import { VISIBILITIES, type Visibility } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, Menu, MenuItem, NavigationIcon } from '@vitral/ui';
import { useId, useState } from 'react';

interface BulkVisibilityProps {
  isPending: boolean;
  onChoose: (visibility: Visibility) => void;
}

/** Menu that sets the visibility of the selected files. */
export function BulkVisibility({ isPending, onChoose }: BulkVisibilityProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (visibility: Visibility) => {
    setAnchor(null);
    onChoose(visibility);
  };
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<NavigationIcon name="security" />}
        loading={isPending}
        loadingPosition="start"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('content.bulk.visibility')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {VISIBILITIES.map((visibility) => (
          <MenuItem key={visibility} onClick={() => choose(visibility)}>
            {t(`visibility.${visibility}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
