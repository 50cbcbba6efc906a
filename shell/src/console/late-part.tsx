import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { LoadBoundary } from '@vitral/ui';
import type { ComponentType } from 'react';
import { CenteredSpinner } from './panels/centered-spinner.tsx';

/**
 * A part of the shell that comes when it is first drawn, or with its `query` ahead of time. React keeps the failure of a lazy
 * component; what a query fails to get is asked for again, by itself and then by whoever waits.
 */
export function latePart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const queryFn = () =>
    load().catch((cause: unknown) => {
      // As `fetch` says it, which people are told in their own words.
      throw new TypeError(`The part ${name} did not come`, { cause });
    });
  const query = queryOptions({ queryKey: ['late-part', name], queryFn, staleTime: Infinity });

  function Part(props: Props) {
    const { data: Component } = useSuspenseQuery(query);
    return <Component {...props} />;
  }

  function LatePart(props: Props) {
    const { t } = useTranslation('shell');
    return (
      <LoadBoundary failure={t('module.failed')} loading={<CenteredSpinner />}>
        <Part {...props} />
      </LoadBoundary>
    );
  }

  return Object.assign(LatePart, { query });
}
