import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import type { ListUrl } from '@vitral/sdk/ui/data';
import { useCallback, type ReactNode } from 'react';
import { useContentColumns } from './content-columns.tsx';
import { ContentMenu, type StartAction } from './content-task.tsx';
import { FileList } from './file-list.tsx';
import { contentQuery, type ContentFilters } from './content.queries.ts';

interface ContentTableProps {
  filters: ContentFilters;
  url: ListUrl;
  empty: ReactNode;
  onStart: StartAction;
}

/** Table of the files that match the filters; the previous rows stay until the next ones are loaded. */
export function ContentTable({ filters, url, empty, onStart }: ContentTableProps) {
  const { t } = useTranslation('mfe-content');
  const actions = useCallback(
    (item: ContentItem) => <ContentMenu item={item} onStart={onStart} />,
    [onStart],
  );
  const columns = useContentColumns({ actions });
  return (
    <FileList
      label={t('content.list')}
      query={contentQuery({ ...filters, ...url.table.query })}
      url={url}
      columns={columns}
      actions={actions}
      empty={empty}
    />
  );
}
