import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  NavigationIcon,
} from '@vitral/ui';
import { useId, useState } from 'react';
import { embedsQuery } from './embeds.queries.ts';

/** The landing page's section of embeds, in a reader's language. */
const LATEST = 'lo-ultimo';

/** Opens the site where embeds are seen; while none is, a dialog says so. */
export function LatestPreview() {
  const { t } = useTranslation('mfe-social');
  const { language } = useSession();
  const { data: embeds } = useQuery(embedsQuery);
  const [isTold, setIsTold] = useState(false);
  const id = useId();
  const icon = <NavigationIcon name="visibility" />;

  // Until it is known that there is none, the site itself answers.
  if (!embeds || embeds.some(({ isActive = true }) => isActive)) {
    return (
      <Button href={`/${language}#${LATEST}`} target="_blank" rel="noopener noreferrer" startIcon={icon}>
        {t('embeds.preview')}
      </Button>
    );
  }
  return (
    <>
      <Button startIcon={icon} onClick={() => setIsTold(true)}>
        {t('embeds.preview')}
      </Button>
      <Dialog
        open={isTold}
        onClose={() => setIsTold(false)}
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
          <Button autoFocus onClick={() => setIsTold(false)}>
            {t('actions.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
