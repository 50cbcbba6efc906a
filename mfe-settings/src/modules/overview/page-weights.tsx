import type { ModuleOverview } from '@vitral/sdk/contracts/module-overview';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { Code } from '../../shared/release-mark.tsx';
import { FigureTable } from './figure-table.tsx';

/** Weight of each page over the latest releases, in figures and as columns. */
export function PageWeights({ weighed, weights }: Pick<ModuleOverview, 'weighed' | 'weights'>) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const last = weighed.length - 1;
  return (
    <FigureTable
      title={t('overview.weights')}
      text={t('overview.weightsText', { count: weighed.length })}
      columns={[t('overview.page'), t('overview.trend'), ...weighed.map(({ version }) => version)]}
      rows={weights.map(({ page, bytes }) => ({
        key: page,
        name: <Code>{page}</Code>,
        cells: [
          <Trend key="trend" bytes={bytes} />,
          ...bytes.map((size, index) => (
            <Box key={weighed[index]?.id} component="span" sx={index === last ? { fontWeight: 600 } : {}}>
              {size === null ? '—' : fileSize(size)}
            </Box>
          )),
        ],
      }))}
    />
  );
}

const HEIGHT = 28;

/** Columns from zero to the heaviest release; the table beside them contains the same figures. */
function Trend({ bytes }: { bytes: readonly (number | null)[] }) {
  const highest = Math.max(1, ...bytes.map((size) => size ?? 0));
  return (
    <Box
      aria-hidden
      sx={{
        display: 'inline-flex',
        alignItems: 'flex-end',
        gap: '2px',
        height: HEIGHT,
        verticalAlign: 'middle',
      }}
    >
      {bytes.map((size, index) => (
        <Box
          key={index}
          sx={{
            width: 8,
            height: ((size ?? 0) / highest) * HEIGHT,
            borderRadius: '2px',
            bgcolor: 'primary.main',
          }}
        />
      ))}
    </Box>
  );
}
