import { useTranslation } from '@vitral/i18n';
import { Alert, Button } from '@vitral/ui';
import { drawAnew } from '../../federation/lazy-page.ts';
import type { PageRequest } from '../../federation/page-request.ts';
import { showCurrent } from '../../federation/previous-releases.ts';

/** The new release of this part did not come; the one before is shown for as long as this tab is open. */
export function PreviousReleaseNotice({ request: { set, module } }: { request: PageRequest }) {
  const { t } = useTranslation('shell');
  const tryAgain = () => {
    drawAnew(module);
    showCurrent(set, module.name);
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" size="small" onClick={tryAgain}>
          {t('module.tryNew')}
        </Button>
      }
    >
      {t('module.previous')}
    </Alert>
  );
}
