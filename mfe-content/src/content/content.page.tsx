import { useQuery } from '@tanstack/react-query';
import { VISIBILITIES } from '@vitral/sdk/contracts/content';
import { NEW_ITEM } from '@vitral/sdk/contracts/item-urls';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { useNavigate, useSearchParams } from '@vitral/sdk/router';
import { Box, PageHeader, PageStats } from '@vitral/sdk/ui';
import { AddButton, gridQueries, readTableUrl, Tab, Tabs } from '@vitral/sdk/ui/data';
import { useItemAddress } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { ContentBrowser, TABLE } from './content-browser.tsx';
import { contentQuery, contentStatsQuery } from './content.queries.ts';
import { InUseConfirmation } from './in-use-confirmation.tsx';
import { TrashBrowser } from './trash-browser.tsx';

export function firstQueries({ search }: PageVisit): PageQuery[] {
  if (isTrash(search)) return [contentStatsQuery, ...gridQueries()];
  const { filters, query } = readTableUrl(TABLE, search);
  return [contentStatsQuery, contentQuery({ ...filters, ...query }), ...gridQueries()];
}

const isTrash = (search: URLSearchParams) => search.get('view') === 'trash';

/** /admin/content: the library of uploaded files. */
export function Component() {
  const { t } = useTranslation('mfe-content');
  const { isNew, open, close } = useItemAddress();
  const add = () => open(NEW_ITEM);
  return (
    <InUseConfirmation>
      <PageHeader
        title={t('content.title')}
        description={t('content.description')}
        actions={<AddButton label={t('content.add')} onClick={add} />}
      />
      <ContentStats />
      <ContentViews onAdd={add} />
      {isNew && <UploadDialog onClose={close} />}
    </InUseConfirmation>
  );
}

const ICONS = { total: 'folder', public: 'language', team: 'groups', private: 'security' } as const;

/** Shows the number of all files and by visibility, each a dash until it is loaded. */
function ContentStats() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data } = useQuery(contentStatsQuery);
  const stats = (['total', ...VISIBILITIES] as const).map((name) => ({
    label: t(`content.count.${name}`),
    value: data ? number(data[name]) : null,
    icon: ICONS[name],
  }));
  return <PageStats stats={stats} />;
}

/** Tabs for the files and the trash; the trash has `?view=trash` in the URL. */
function ContentViews({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { data: stats } = useQuery(contentStatsQuery);
  const view = isTrash(searchParams) ? 'trash' : 'files';
  const trashLabel = stats ? t('content.view.trashCount', { count: stats.trashed }) : t('content.view.trash');
  const panel = `${id}-panel`;
  const tab = (name: 'files' | 'trash', label: string) => (
    <Tab id={`${id}-${name}`} value={name} label={label} aria-controls={panel} />
  );
  return (
    <>
      <Tabs
        value={view}
        aria-label={t('content.view.label')}
        onChange={(_, next) => void navigate({ search: next === 'trash' ? 'view=trash' : '' })}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tab('files', t('content.view.files'))}
        {tab('trash', trashLabel)}
      </Tabs>
      <Box role="tabpanel" id={panel} aria-labelledby={`${id}-${view}`}>
        {view === 'trash' ? <TrashBrowser /> : <ContentBrowser onAdd={onAdd} />}
      </Box>
    </>
  );
}
