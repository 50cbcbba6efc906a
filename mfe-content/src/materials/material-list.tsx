import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Icon, IconButton } from '@vitral/sdk/ui';
import { Tooltip, type ListUrl } from '@vitral/sdk/ui/data';
import { useOnce } from '@vitral/sdk/ui/forms';
import { useCallback, type ReactNode } from 'react';
import { useContentColumns } from '../content/content-columns.tsx';
import { ContentMenu, type StartAction } from '../content/content-task.tsx';
import { FileList } from '../content/file-list.tsx';
import { materialsQuery, type MaterialFilters } from './materials.queries.ts';

interface MaterialListProps {
  filters: MaterialFilters;
  url: ListUrl;
  /** The same function in each render. */
  onStart: StartAction;
  /** Shown if no material matches. */
  empty: ReactNode;
}

/** Fields without a column: all materials have the same category, and readers only see visible ones. */
const WITHOUT = { editor: ['category'], reader: ['category', 'isVisible'] };

/** Table of the materials that match the filters. */
export function MaterialList({ filters, url, onStart, empty }: MaterialListProps) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const actions = useCallback(
    (item: ContentItem) => (
      <>
        <DownloadButton item={item} onStart={onStart} />
        <ContentMenu item={item} onStart={onStart} />
      </>
    ),
    [onStart],
  );
  const columns = useContentColumns({
    actions,
    without: WITHOUT[allows('content.write') ? 'editor' : 'reader'],
  });
  return (
    <FileList
      label={t('materials.list')}
      query={materialsQuery({ ...filters, ...url.table.query })}
      url={url}
      columns={columns}
      actions={actions}
      empty={empty}
    />
  );
}

function DownloadButton({ item, onStart }: { item: ContentItem; onStart: StartAction }) {
  const { t } = useTranslation('mfe-content');
  const once = useOnce();
  return (
    <Tooltip title={t('materials.download')} describeChild>
      <IconButton
        aria-label={t('content.download', { title: item.title })}
        onClick={() => once(() => onStart('download', item))}
      >
        <Icon name="download" />
      </IconButton>
    </Tooltip>
  );
}
