import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Button } from '@vitral/ui';
import { retryRender } from '../../federation/lazy-page.ts';
import type { PageRequest } from '../../federation/page-request.ts';
import { showCurrent } from '../../federation/previous-releases.ts';

/** Tells that the new release failed to load and the previous one is shown as long as this tab is open. */
export function PreviousReleaseNotice({ request: { set, module } }: { request: PageRequest }) {
  const { t } = useTranslation('shell');
  const tryAgain = () => {
    // The button disappears with the notice, so the focus moves to the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    retryRender(module);
    showCurrent(set, module.name);
  };
  return (
    <Alert severity="info" role="status" sx={NOTICE}>
      <Box component="span" sx={{ py: 0.5 }}>
        {t('module.previous')}
      </Box>
      <Button color="inherit" size="small" variant="outlined" onClick={tryAgain}>
        {t('module.tryNew')}
      </Button>
    </Alert>
  );
}

const NOTICE = {
  mb: 3,
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 },
};
