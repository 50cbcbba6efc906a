import { useSearchParams } from '@vitral/router';
import { useEffect, useEffectEvent } from 'react';

/** URL parameter with which a link opens the form of a new item. */
const NEW = 'new';

/** Calls `add` when the URL asks for a new item (`?new`), and removes that from the URL, so that a reload does not ask again. */
export function useNewInUrl(add: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(NEW);
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(NEW);
    setSearch(rest, { replace: true });
    add();
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
