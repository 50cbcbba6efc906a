import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from '@vitral/router';
import { useEffect, useEffectEvent } from 'react';
import { listPreferencesQuery } from './list-preferences.queries.ts';
import type { ViewedOptions } from './list-search.ts';
import { withStartView } from './start-views.ts';

interface StartViewState {
  /** Id of the start view. */
  startId: string | null;
  /** The URL specifies which view is open. */
  isSettled: boolean;
}

/** Returns the start view of a list, and replaces a URL without a search part by the URL of the start view. */
export function useStartView({ list, options }: ViewedOptions): StartViewState {
  const { data: preferences, isFetched } = useQuery(listPreferencesQuery);
  const [params] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const started = withStartView({ ...options, list }, params);
  // The copy in this browser may belong to another account.
  const isBare = preferences !== undefined && started !== params;
  const replace = useEffectEvent(() => {
    const search = started.toString();
    void navigate({ search, hash }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => {
    if (isBare) replace();
  }, [isBare]);
  const { startView } = preferences?.find((preference) => preference.list === list) ?? {};
  return { startId: startView?.id ?? null, isSettled: isFetched && !isBare };
}
