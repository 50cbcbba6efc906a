import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Button } from '@vitral/ui';
import { drawAnew } from '../../federation/lazy-page.ts';
import type { PageRequest } from '../../federation/page-request.ts';
import { showCurrent } from '../../federation/previous-releases.ts';

/** The new release of this part did not come; the one before is shown for as long as this tab is open. */
export function PreviousReleaseNotice({ request: { set, module } }: { request: PageRequest }) {
  const { t } = useTranslation('shell');
  const tryAgain = () => {
    // The button goes with the notice; the focus stays in the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    drawAnew(module);
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
