import type { LibraryState, ModuleOverview, SharedLibrary } from '@vitral/sdk/contracts/module-overview';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Card, Chip, Stack } from '@vitral/sdk/ui';
import { Code } from '../../shared/release-mark.tsx';
import { FigureTable } from './figure-table.tsx';

const COLORS = {
  'in-step': 'default',
  older: 'warning',
  newer: 'warning',
  unfit: 'error',
} as const satisfies Record<LibraryState, string>;

/**
 * Table of all shared libraries and modules: the version of the shell, the version that each module was built for, and
 * the modules whose versions differ.
 */
export function SharedLibraries({ rows }: { rows: readonly ModuleOverview[] }) {
  const { t } = useTranslation('mfe-settings');
  const modules = rows.filter(({ libraries }) => libraries.length > 0);
  const provided = new Map(
    modules.flatMap(({ libraries }) => libraries.map((each) => [each.library, each.provided] as const)),
  );
  if (modules.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <FigureTable
        title={t('modules.shared')}
        level="h2"
        columns={[
          t('overview.library'),
          t('overview.provided'),
          ...modules.map(({ name, isCandidate }) =>
            isCandidate ? `${name} (${t('modules.candidate')})` : name,
          ),
        ]}
        rows={[...provided].map(([library, version]) => ({
          key: library,
          name: (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <Code>{library}</Code>
            </Box>
          ),
          cells: [
            version ?? '—',
            ...modules.map(({ release, libraries }) => (
              <Required key={release.id} shared={libraries.find((each) => each.library === library)} />
            )),
          ],
        }))}
      />
    </Card>
  );
}

function Required({ shared }: { shared: SharedLibrary | undefined }) {
  const { t } = useTranslation('mfe-settings');
  if (!shared) return '—';
  if (shared.state === 'in-step') return shared.required;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
      <span>{shared.required}</span>
      <Chip size="small" color={COLORS[shared.state]} label={t(`overview.states.${shared.state}`)} />
    </Stack>
  );
}
