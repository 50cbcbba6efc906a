import type { ReleaseName, ReleaseSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Link, useLocation } from '@vitral/router';
import {
  Button,
  DataTable,
  EmptyState,
  LoadingCards,
  NavigationIcon,
  Stack,
  Typography,
  useTablePage,
  type TableUrl,
} from '@vitral/ui';
import { useState } from 'react';
import { releasesQuery } from './modules.queries.ts';
import { ReleaseCard } from './release-card.tsx';
import { ReleaseTaskDialog, type ReleaseTask } from './release-task.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useReleaseColumns } from './use-release-columns.tsx';

interface ReleaseBrowserProps {
  name: ReleaseName;
  address: Pick<TableUrl<never>, 'table' | 'clampPage'>;
}

/** All releases of a module, newest first, with their actions. */
export function ReleaseBrowser({ name, address }: ReleaseBrowserProps) {
  const { t } = useTranslation('mfe-settings');
  // The key is `default` on the first page of a visit, which no link of the console opened.
  const heading = useArrivalFocus<HTMLHeadingElement>(useLocation().key !== 'default');
  const [task, setTask] = useState<ReleaseTask | null>(null);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          component={Link}
          to={{ search: '' }}
          state={{ from: name }}
          startIcon={<NavigationIcon name="arrow_back" />}
        >
          {t('modules.allModules')}
        </Button>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('modules.releasesOf', { name })}
        </Typography>
      </Stack>
      <ReleaseTable name={name} address={address} onStart={setTask} />
      {task && <ReleaseTaskDialog {...task} onClose={() => setTask(null)} />}
    </>
  );
}

interface ReleaseTableProps extends ReleaseBrowserProps {
  onStart: (task: ReleaseTask) => void;
}

function ReleaseTable({ name, address, onStart }: ReleaseTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { table } = address;
  const { page, isPending } = useTablePage(releasesQuery(name, table.query), address);
  const columns = useReleaseColumns(onStart);
  if (!page) return <LoadingCards count={4} height={72} />;
  return (
    <DataTable<ReleaseSummary>
      label={t('modules.releasesOf', { name })}
      rows={page.items}
      total={page.total}
      columns={columns}
      table={{ ...table, isPending }}
      renderCard={(release) => <ReleaseCard release={release} onStart={onStart} />}
      empty={
        <EmptyState icon="extension" title={t('modules.noReleases')} text={t('modules.noReleasesText')} />
      }
    />
  );
}
