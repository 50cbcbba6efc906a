import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { useNavigate, useSearchParams } from '@vitral/router';
import { Box, Tab, Tabs } from '@vitral/ui';
import { useId } from 'react';
import { ContentBrowser } from './content-browser.tsx';
import { contentStatsQuery } from './content.queries.ts';
import { TrashBrowser } from './trash-browser.tsx';

/** Tabs for the files and the trash; the trash has `?view=trash` in the URL. */
export function ContentViews({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const { data: stats } = useQuery(contentStatsQuery);
  const view = searchParams.get('view') === 'trash' ? 'trash' : 'files';
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
        {tab(
          'trash',
          stats ? t('content.view.trashCount', { count: stats.trashed }) : t('content.view.trash'),
        )}
      </Tabs>
      <Box role="tabpanel" id={panel} aria-labelledby={`${id}-${view}`}>
        {view === 'trash' ? <TrashBrowser /> : <ContentBrowser onAdd={onAdd} />}
      </Box>
    </>
  );
}
