import { LOGIN_NOT_RECENT, type LoginNeeded } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Dialog, DialogTitle } from '@vitral/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { LazyLoginRenewalForm } from './lazy-screens.ts';

/** Asks for the password when a request needs a recent login. The request waits, and the form behind the dialog stays. */
export function LoginRenewalDialog() {
  const { t } = useTranslation('shell');
  const id = useId();
  const { isAwaited, settle } = useRefusedRequests();
  const cancel = () => settle(false);
  return (
    <Dialog open={isAwaited} maxWidth="xs" fullWidth aria-labelledby={id} onClose={cancel}>
      <DialogTitle id={id}>{t('renewal.title')}</DialogTitle>
      <LazyLoginRenewalForm onRenewed={() => settle(true)} onCancel={cancel} />
    </Dialog>
  );
}

/** Makes requests that need a recent login wait until it is renewed; without it, or for another user, they fail. */
function useRefusedRequests() {
  const { user } = useSession();
  const id = user?.id ?? null;
  const [isAwaited, setAwaited] = useState(false);
  const waiting = useRef<((isRenewed: boolean) => void)[]>([]);
  const renewedAt = useRef(0);

  const settle = useCallback((isRenewed: boolean) => {
    if (isRenewed) renewedAt.current = performance.now();
    setAwaited(false);
    for (const end of waiting.current.splice(0)) end(isRenewed);
  }, []);

  useEffect(() => {
    const wait = (event: Event) => {
      const { sentAt, waitUntil } = (event as CustomEvent<LoginNeeded>).detail;
      if (sentAt < renewedAt.current) return waitUntil(Promise.resolve(true));
      waitUntil(new Promise((end) => waiting.current.push(end)));
      setAwaited(true);
    };
    window.addEventListener(LOGIN_NOT_RECENT, wait);
    return () => {
      window.removeEventListener(LOGIN_NOT_RECENT, wait);
      settle(false);
    };
  }, [id, settle]);

  return { isAwaited, settle };
}
