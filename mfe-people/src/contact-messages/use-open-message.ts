import { useNavigate, useSearchParams } from '@vitral/router';
import { useCallback } from 'react';

const PARAMETER = 'open';

/** Which message lies open, kept in the address, since mails to staff lead to one (`?open=<id>`). */
export function useOpenMessage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(address);
      if (id) next.set(PARAMETER, id);
      else next.delete(PARAMETER);
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
    [address, navigate],
  );
  return {
    openId: address.get(PARAMETER),
    open: show,
    close: useCallback(() => show(null), [show]),
  };
}
