import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from '@vitral/router';
import { useEffect, useEffectEvent } from 'react';
import { listPreferencesQuery } from './list-preferences.queries.ts';
import type { ViewedOptions } from './list-search.ts';
import { withStartView } from './start-views.ts';

/** Returns the id of the start view of a list, and replaces a URL without a search by that of the start view. */
export function useStartView({ list, options }: ViewedOptions): string | null {
  const { data: preferences } = useQuery(listPreferencesQuery);
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const started = withStartView({ ...options, list }, params);
  // The copy of this browser may be that of another account.
  const isBare = preferences !== undefined && started !== params;
  const replace = useEffectEvent(() => {
    const search = started.toString();
    void navigate({ search, hash }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (isBare) replace();
  }, [isBare]);
  return preferences?.find((preference) => preference.list === list)?.startView?.id ?? null;
}
