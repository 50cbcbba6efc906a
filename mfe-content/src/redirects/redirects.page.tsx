import type { Redirect } from '@vitral/sdk/contracts/redirects';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { LoadBoundary, PageHeader } from '@vitral/sdk/ui';
import { AddButton, readTableUrl } from '@vitral/sdk/ui/data';
import { ImportButton, ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import { RedirectDialog } from './redirect-dialog.tsx';
import { LOADING, RedirectList, TABLE } from './redirect-list.tsx';
import { REDIRECTS, redirectsQuery } from './redirects.queries.ts';

export function firstQueries({ search }: PageVisit): PageQuery[] {
  const { filters, query } = readTableUrl(TABLE, search);
  return [redirectsQuery({ ...filters, ...query })];
}

/** /admin/redirects: redirects of paths that no longer have a page. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const tasks = useItemTask<Redirect>();
  const addButton = <AddButton label={t('redirects.add')} onClick={tasks.add} />;
  return (
    <>
      <PageHeader
        title={t('redirects.title')}
        description={t('redirects.description')}
        actions={
          <>
            <TrashButton noun={REDIRECTS} />
            <ImportButton noun="redirects" reload={REDIRECTS.reload} />
            {addButton}
          </>
        }
      />
      <LoadBoundary failure={t('redirects.fetchFailed')} loading={LOADING}>
        <RedirectList addButton={addButton} onEdit={tasks.edit} onDelete={tasks.remove} />
      </LoadBoundary>
      <ItemDialogs
        noun={REDIRECTS}
        tasks={tasks}
        form={(redirect) => <RedirectDialog redirect={redirect} onClose={tasks.close} />}
        deleteText={({ from }) => t('redirects.deleteText', { from })}
      />
    </>
  );
}
