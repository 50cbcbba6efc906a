import { useTranslation } from '@vitral/i18n';
import { Box, LoadBoundary, LoadingCards, ToggleButton, ToggleButtonGroup } from '@vitral/ui';
import { ChangeTable } from './change-table.tsx';
import { SetTable } from './set-table.tsx';
import { useHistoryAddress } from './use-history-address.ts';

/** What was done to the site, and the sets that it consisted of. */
export function HistoryPanel() {
  const { t } = useTranslation('mfe-settings');
  const { view, module, setFilters, address } = useHistoryAddress();
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
            // Its own colour is that of icons, too faint for words.
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
          <SetTable address={address} />
        ) : (
          <ChangeTable module={module} onModule={(name) => setFilters({ module: name })} address={address} />
        )}
      </LoadBoundary>
    </>
  );
}
