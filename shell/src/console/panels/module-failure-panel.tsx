import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import type { ModuleLoadError } from '../../federation/load-module.ts';
import { NoticePanel } from './notice-panel.tsx';

interface ModuleFailurePanelProps {
  error: ModuleLoadError;
  onRetry: () => void;
}

/** One module did not come or did not start; everything else works on. */
export function ModuleFailurePanel({ error, onRetry }: ModuleFailurePanelProps) {
  const { t } = useTranslation('shell');
  return (
    <NoticePanel
      title={t('module.failed')}
      text={t(`module.reason.${error.reason}`)}
      detail={t('module.name', { name: error.moduleName })}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {t('module.retry')}
          </Button>
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('common:actions.refreshPage')}
          </Button>
        </>
      }
    />
  );
}
