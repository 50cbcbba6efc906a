import { errorText, useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { isApiError } from '@vitral/api-client';
import type { ReactNode } from 'react';
import { MessagePanel } from './message-panel.tsx';

interface GenericErrorPanelProps {
  error: unknown;
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Generic error screen with the message of the API, if any. */
export function GenericErrorPanel({ error, onRetry, children }: GenericErrorPanelProps) {
  const { t } = useTranslation('common');
  return (
    <MessagePanel
      title={t('error.title')}
      text={t('error.explanation')}
      detail={isApiError(error) ? errorText(error) : undefined}
      actions={
        <>
          <Button variant="contained" onClick={onRetry}>
            {t('actions.tryAgain')}
          </Button>
          {children}
          <Button variant="outlined" onClick={() => window.location.reload()}>
            {t('actions.refreshPage')}
          </Button>
        </>
      }
    />
  );
}
