import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import type { ComponentType, ReactNode } from 'react';
import { LoadBoundary } from './load-boundary.tsx';

/**
 * A part that comes when it is first rendered, or with its `query` ahead of time. React caches the failure of a lazy
 * component; what a query fails to get is asked for again, by itself and then by whoever waits. `loading` is shown until
 * then; a failure stays inside the part.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loading: (props: Props) => ReactNode,
) {
  const query = queryOptions({ queryKey: ['late-part', name], queryFn: load, staleTime: Infinity });

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
