import type { ViewedList } from '@vitral/sdk/contracts/saved-views';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, LoadBoundary, LoadingCards, ToggleButton, ToggleButtonGroup } from '@vitral/sdk/ui';
import { useTableUrl } from '@vitral/sdk/ui/data';
import { useReleaseNames } from '../../shared/release-names.ts';
import { ChangeTable } from './change-table.tsx';
import { SetTable } from './set-table.tsx';

export function HistoryPanel() {
  const { t } = useTranslation('mfe-settings');
  const { filters, setFilters, ...url } = useTableUrl<{ view: string; module: string }>({
    filters: { view: 'changes', module: '' },
    choices: { view: ['changes', 'sets'], module: useReleaseNames() },
    sort: { field: 'createdAt', direction: 'desc' },
  });
  const { view, module } = filters;
  const urlOf = (list: ViewedList) => ({ ...url, table: { ...url.table, list } });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('history.view')}
          color="primary"
          sx={{
            '& .MuiToggleButton-root': { px: 1.5, textTransform: 'none' },
            // The default colour is meant for icons; its contrast is too low for text.
            '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' },
          }}
          value={view}
          onChange={(_, next: string | null) => next && setFilters({ view: next, module: '' })}
        >
          <ToggleButton value="changes">{t('history.changes')}</ToggleButton>
          <ToggleButton value="sets">{t('history.sets')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <LoadBoundary
        key={view}
        failure={t('modules.failed.history')}
        loading={<LoadingCards count={4} height={72} />}
      >
        {view === 'sets' ? (
          <SetTable url={urlOf('module-sets')} />
        ) : (
          <ChangeTable
            module={module}
            onModule={(name) => setFilters({ module: name })}
            url={urlOf('module-changes')}
          />
        )}
      </LoadBoundary>
    </>
  );
}
