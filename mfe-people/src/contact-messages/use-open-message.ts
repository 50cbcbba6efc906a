import { useNavigate, useSearchParams } from '@vitral/router';
import { useCallback } from 'react';

const PARAMETER = 'open';

/** Stores the id of the open message in the URL (`?open=<id>`), since notification emails link to a message. */
export function useOpenMessage() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(searchParams);
      if (id) next.set(PARAMETER, id);
      else next.delete(PARAMETER);
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
    [searchParams, navigate],
  );
  return {
    openId: searchParams.get(PARAMETER),
    open: show,
    close: useCallback(() => show(null), [show]),
  };
}
