import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { useEffect } from 'react';
import type { ModuleLoadError } from '../../federation/module-load-error.ts';
import type { PageRequest } from '../../federation/page-request.ts';
import { reload } from '../../page/navigation.ts';
import { useBoot } from '../boot-context.ts';
import { useSetWatch } from '../release-set/set-watch-context.ts';
import { MessagePanel } from './message-panel.tsx';

interface ModuleFailurePanelProps {
  error: ModuleLoadError;
  request: PageRequest;
  onRetry: () => void;
}

/** Shown for a module that failed to load or start; the rest of the console keeps working. */
export function ModuleFailurePanel({ error, request, onRetry }: ModuleFailurePanelProps) {
  const { t } = useTranslation('shell');
  const { override } = useBoot();
  const watch = useSetWatch();
  useEffect(() => void watch?.ask(), [watch]);
  // A newer set may contain what this one lost.
  const retry = () => {
    if (!watch?.isDue()) return onRetry();
    watch.recordMove();
    reload();
  };
  const machine = override?.module === request.module.name ? override.address : null;
  return (
    <MessagePanel
      title={t('module.failed')}
      text={machine ? t('module.developed', { address: machine }) : t(`module.reason.${error.reason}`)}
      detail={t('module.name', { name: error.moduleName })}
      actions={
        <>
          <Button variant="contained" onClick={retry}>
            {t('module.retry')}
          </Button>
          <Button variant="outlined" onClick={reload}>
            {t('common:actions.refreshPage')}
          </Button>
        </>
      }
    />
  );
}
