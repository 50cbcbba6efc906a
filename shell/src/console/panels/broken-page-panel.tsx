import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { useEffect } from 'react';
import { isLost } from '../../federation/diagnose.ts';
import type { PageRequest } from '../../federation/page-request.ts';
import { showPrevious } from '../../federation/previous-releases.ts';
import { reportLoad } from '../../federation/report-load.ts';
import { shownRelease } from '../../federation/shown-release.ts';
import { GenericErrorPanel } from './generic-error-panel.tsx';

interface BrokenPagePanelProps {
  error: unknown;
  request: PageRequest;
  onRetry: () => void;
}

/** Shown for a page that loaded but failed to render, because of an API response or an error in its code. */
export function BrokenPagePanel({ error, request, onRetry }: BrokenPagePanelProps) {
  const { t } = useTranslation('shell');
  const { set, module, fallback } = request;
  const isBroken = isOwnFault(error);
  useEffect(() => {
    if (isBroken && shownRelease(request) === module) reportLoad(set, module, 'broken', 'failed');
  }, [isBroken, request, set, module]);

  const canGoBack = isBroken && fallback !== null && shownRelease(request) === module;
  const goBack = () => {
    showPrevious(set, module.name);
    onRetry();
  };
  return (
    <GenericErrorPanel error={error} onRetry={onRetry}>
      {canGoBack && (
        <Button variant="outlined" onClick={goBack}>
          {t('module.usePrevious')}
        </Button>
      )}
    </GenericErrorPanel>
  );
}

/** Returns whether the page's code threw: not an error of the API, of the network or of a lost chunk. */
function isOwnFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DOMException || isApiError(error)) return false;
  return !isLost(error) && !/fetch|network|Load failed/i.test(error.message);
}
