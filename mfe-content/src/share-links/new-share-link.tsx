import type { ShareLink } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, Button, Stack } from '@vitral/ui';
import { ShareUrlField } from './share-url-field.tsx';

interface NewShareLinkProps {
  link: ShareLink;
  onAnother: () => void;
}

/** The link that was just created, ready to copy. */
export function NewShareLink({ link, onAnother }: NewShareLinkProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack spacing={2}>
      <Alert severity="success" role="status">
        {t(link.hasPassword ? 'share-links.readyWithPassword' : 'share-links.ready')}
      </Alert>
      <ShareUrlField link={link} isNew />
      <Button onClick={onAnother} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('share-links.another')}
      </Button>
    </Stack>
  );
}
