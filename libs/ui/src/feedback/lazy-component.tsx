import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import type { ComponentType, ReactNode } from 'react';
import { LoadBoundary } from './load-boundary.tsx';

/**
 * A component whose code loads when it is first rendered, or earlier through its `query`. React.lazy would cache a
 * failed load forever; a query retries, first automatically and then by the button in its place. `loading` is rendered
 * in the meantime.
 */
export function lazyComponent<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loading: (props: Props) => ReactNode,
) {
  const query = queryOptions({
    queryKey: ['late-part', name],
    queryFn: load,
    staleTime: Infinity,
    // Scripts stay loaded anyway.
    gcTime: Infinity,
  });

  function Part(props: Props) {
    const { data: Component } = useSuspenseQuery(query);
    return <Component {...props} />;
  }

  function LatePart(props: Props) {
    const { t } = useTranslation();
    return (
      <LoadBoundary failure={t('error.part')} loading={loading(props)}>
        <Part {...props} />
      </LoadBoundary>
    );
  }

  return Object.assign(LatePart, { query });
}
