import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { Button, ListItemText, Menu, MenuItem } from '@vitral/ui';
import { useId, useState } from 'react';
import { assigneesQuery } from './contact-messages.queries.ts';

/** Button with a menu of the accounts that a note may mention; `onChoose` receives `@username`. */
export function MentionMenu({ onChoose }: { onChoose: (mention: string) => void }) {
  const { t } = useTranslation('mfe-people');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [] } = useQuery(assigneesQuery);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        disabled={data.length === 0}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('contact-messages.mention')}
      </Button>
      <Menu variant="menu" id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {data.map(({ id: accountId, name, username }) => (
          <MenuItem
            key={accountId}
            onClick={() => {
              onChoose(`@${username}`);
              close();
            }}
          >
            <ListItemText primary={name} secondary={`@${username}`} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
