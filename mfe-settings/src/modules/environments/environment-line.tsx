import { useQuery } from '@tanstack/react-query';
import type { EnvironmentRelease, EnvironmentVersions } from '@vitral/sdk/contracts/environments';
import type { ModuleSummary } from '@vitral/sdk/contracts/releases';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Chip, Icon, lazyComponent, Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { versionsQuery } from './environments.queries.ts';

const PromoteDialog = lazyComponent(
  'promote-dialog',
  async () => (await import('./promote-dialog.tsx')).PromoteDialog,
  () => null,
);

/** Versions of a module in the environments of the site, with a button that promotes the release that is active here. */
export function EnvironmentLine({ module }: { module: ModuleSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { data: environments = [] } = useQuery(versionsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const { name, active, candidate } = module;
  const release = candidate ?? active;
  if (environments.length === 0) return null;
  return (
    <Box>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        aria-label={t('environments.of', { name })}
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {environments.map((environment) => (
          <EnvironmentVersion key={environment.id} environment={environment} module={module} />
        ))}
      </Stack>
      {release && (
        <Button
          sx={{ mt: 0.5 }}
          startIcon={<Icon name="publish" />}
          aria-label={t('environments.promoteOf', { name, version: release.version })}
          onClick={() => setIsOpen(true)}
        >
          {t('environments.promoteVersion', { version: release.version })}
        </Button>
      )}
      {isOpen && release && (
        <PromoteDialog release={release} environments={environments} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
}

/** Builds of a workspace may share a version, so the digests of the active releases are compared as well. */
function hasOtherBytes(
  { version, digest, isDifferent }: EnvironmentRelease,
  { active, candidate }: ModuleSummary,
) {
  const here = [active, candidate].filter((release) => release?.version === version);
  return isDifferent || (here.length > 0 && here.every((release) => release?.digest !== digest));
}

interface EnvironmentVersionProps {
  environment: EnvironmentVersions;
  module: ModuleSummary;
}

function EnvironmentVersion({ environment, module }: EnvironmentVersionProps) {
  const { t } = useTranslation('mfe-settings');
  const { problem, modules } = environment;
  const { active, candidate } = modules.find(({ name }) => name === module.name) ?? {};
  const isDifferent = [active, candidate].some((there) => there && hasOtherBytes(there, module));
  return (
    <Typography component="li" sx={{ overflowWrap: 'anywhere' }}>
      {environment.name}{' '}
      {problem ? (
        <Chip size="small" color="warning" variant="outlined" label={t('environments.unknown')} />
      ) : (
        <>
          <strong>{active?.version ?? t('environments.none')}</strong>
          {candidate && ` (${t('environments.candidate', { version: candidate.version })})`}
        </>
      )}
      {isDifferent && (
        <Chip size="small" color="error" sx={{ ml: 0.5 }} label={t('environments.different')} />
      )}
    </Typography>
  );
}
