import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle } from '@vitral/sdk/ui';
import { ConflictTitle } from '@vitral/sdk/ui/forms';
import { useEffect, useRef } from 'react';

export interface ReplyConflictProps {
  changedBy: string | null;
  changedAt: string | null;
  /** True after a refused attempt: the alert takes the focus, since the author looks at the button rather than at it. */
  isRefusal?: boolean;
}

/** Says that somebody changed or answered the message while the reply was being written. */
export function ReplyConflict({ changedBy, changedAt, isRefusal = false }: ReplyConflictProps) {
  const { t } = useTranslation('mfe-people');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefusal) alert.current?.focus();
  }, [isRefusal]);
  return (
    <Alert severity="warning" tabIndex={-1} ref={alert}>
      <AlertTitle sx={{ fontWeight: 700 }}>
        <ConflictTitle changedBy={changedBy} changedAt={changedAt} />
      </AlertTitle>
      {t('contact-messages.replyConflict')}
    </Alert>
  );
}
