import type { ModuleOverview } from '@vitral/sdk/contracts/module-overview';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Card, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { useId } from 'react';
import { Detail } from '../../shared/detailed-text.tsx';
import { Code, ReleaseMark } from '../../shared/release-mark.tsx';
import { LoadFigures } from '../load-figures.tsx';
import { FigureTable, TableOwner } from './figure-table.tsx';
import { PageTimings } from './page-timings.tsx';
import { PageWeights } from './page-weights.tsx';

/** A release with its weights, failures and timings. */
export function OverviewCard({ row }: { row: ModuleOverview }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { name, release, before, isCandidate, libraries, failures, calls, collections } = row;
  const others = libraries.filter(({ state }) => state !== 'in-step');
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Stack spacing={2.5}>
        <div>
          <Typography variant="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
            {name} <ReleaseMark release={release} />{' '}
            {isCandidate && <Chip size="small" label={t('modules.candidate')} />}
          </Typography>
          <Detail>
            {before ? (
              <>
                {t('overview.comparedWith')} <ReleaseMark release={before} />
              </>
            ) : (
              t('overview.first')
            )}
          </Detail>
          {libraries.length > 0 && (
            <Typography sx={{ mt: 1 }}>
              {others.length === 0
                ? t('overview.allInStep', { count: libraries.length })
                : t('overview.outOfStep', { count: others.length })}
            </Typography>
          )}
        </div>
        <TableOwner value={id}>
          <FigureTable
            title={t('modules.loads')}
            columns={[t('overview.release'), t('modules.loads')]}
            rows={[
              ...(before
                ? [
                    {
                      key: 'before',
                      name: t('overview.before'),
                      cells: [<LoadFigures key="f" figures={failures.before} />],
                    },
                  ]
                : []),
              {
                key: 'now',
                name: t('overview.now'),
                cells: [<LoadFigures key="f" figures={failures.now} />],
              },
            ]}
          />
          <PageTimings timings={row.timings} />
          <PageWeights weighed={row.weighed} weights={row.weights} />
        </TableOwner>
        <Names title={t('overview.calls')} names={calls} />
        <Names title={t('overview.collections')} names={collections} />
      </Stack>
    </Card>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {names.map((name) => (
          <li key={name}>
            <Code>{name}</Code>
          </li>
        ))}
      </Box>
    </Box>
  );
}
