import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Icon,
} from '@vitral/sdk/ui';
import { useId, useState } from 'react';
import { embedsQuery } from './embeds.queries.ts';

/** Anchor of the embeds section on the landing page. */
const LATEST = 'lo-ultimo';

/** Opens the embeds section of the site; without active embeds it opens an explanation instead. */
export function LatestPreview() {
  const { t } = useTranslation('mfe-social');
  const { language } = useSession();
  const { data: embeds } = useQuery(embedsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // While the embeds are loading, the button also links to the site.
  const isEmpty = embeds?.some(({ isActive = true }) => isActive) === false;
  const action = isEmpty
    ? { onClick: () => setIsOpen(true) }
    : { href: `/${language}#${LATEST}`, target: '_blank', rel: 'noopener noreferrer' };
  return (
    <>
      <Button {...action} startIcon={<Icon name="visibility" />}>
        {t('embeds.preview')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={`${id}-title`}>{t('embeds.nothingToPreviewTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{t('embeds.nothingToPreviewText')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setIsOpen(false)}>
            {t('actions.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
