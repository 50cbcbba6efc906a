import type { CallShape } from '@vitral/sdk/contracts/module-calls';
import type { BuiltDescriptor } from '@vitral/sdk/contracts/modules';
import { RELEASE_LIMITS } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Typography } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';
import { Code } from '../shared/release-mark.tsx';

/** The descriptor of a release: what it contributes, its initial size, its calls, and the libraries required from the shell. */
export function DescriptorFacts({ descriptor }: { descriptor: BuiltDescriptor }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const { pages, publicPages = [], slots = [], shared, loads = {}, calls = [] } = descriptor;
  return (
    <>
      <Facts title={t('modules.pages')} rows={pages.map(({ path, permission }) => [path, permission])} />
      <Facts
        title={t('modules.slots')}
        rows={slots.map((contribution) => [
          contribution.name,
          t(`modules.slotNames.${contribution.slot}`, {
            noun: contribution.slot === 'item-action' ? contribution.noun : '',
            collection: contribution.slot === 'public-block' ? contribution.collection : '',
          }),
        ])}
      />
      <Facts
        title={t('modules.publicPages')}
        rows={publicPages.map(({ page, addresses }) => [
          page,
          addresses ? Object.values(addresses).join(' · ') : '—',
        ])}
      />
      <Facts
        title={t('modules.weights')}
        text={t('modules.weightsText', {
          module: fileSize(RELEASE_LIMITS.scriptBytes),
          landing: fileSize(RELEASE_LIMITS.landingBytes),
        })}
        rows={Object.entries(loads).map(([page, { brotliBytes }]) => [page, fileSize(brotliBytes)])}
      />
      <Facts title={t('modules.calls')} rows={callRows(calls)} />
      <Facts title={t('modules.shared')} rows={Object.entries(shared)} />
    </>
  );
}

/** One row for each path, with all methods that are used on it. */
function callRows(calls: readonly CallShape[]): [string, string][] {
  const paths = [...new Set(calls.map(({ path }) => path))];
  const methodsOf = (path: string) => calls.filter((call) => call.path === path).map(({ method }) => method);
  return paths.map((path) => [path, methodsOf(path).join(' · ')]);
}

function Facts({ title, text, rows }: { title: string; text?: string; rows: [string, ReactNode][] }) {
  if (rows.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {text}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          gap: 0.5,
          columnGap: 2,
        }}
      >
        {rows.map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>
              <Code>{term}</Code>
            </dt>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
