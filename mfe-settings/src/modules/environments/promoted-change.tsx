import { useQuery } from '@tanstack/react-query';
import type { EnvironmentVersions } from '@vitral/sdk/contracts/environments';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Alert, Box, Button, Fact, Facts } from '@vitral/sdk/ui';
import { ReleaseMark } from '../../shared/release-mark.tsx';
import { comparisonLocation } from '../compare/use-comparison.ts';
import { releasesQuery } from '../modules.queries.ts';

interface PromotedChangeProps {
  release: ReleaseSummary;
  environment: EnvironmentVersions;
}

/** Number of releases, counted from the newest, among which the one of the environment is looked up. */
const RECENT = { limit: 100, offset: 0 };

/** The active release of the environment and the release that it would receive; links to the differences if this site has both. */
export function PromotedChange({ release, environment }: PromotedChangeProps) {
  const { t } = useTranslation('mfe-settings');
  const { name } = release;
  const { data: releases } = useQuery(releasesQuery(name, RECENT));
  const { problem } = environment;
  if (problem) return <Alert severity="warning">{errorText(problem)}</Alert>;
  const active = environment.modules.find((module) => module.name === name)?.active ?? null;
  const known = releases?.items.find(({ digest }) => digest === active?.digest);
  if (active?.digest === release.digest)
    return <Alert severity="info">{t('environments.same', { environment: environment.name })}</Alert>;
  return (
    <Box>
      <Facts>
        <Fact term={t('environments.now')}>
          {active ? <ReleaseMark release={active} /> : t('environments.none')}
        </Fact>
        <Fact term={t('environments.after')}>
          <ReleaseMark release={release} />
        </Fact>
      </Facts>
      {known && (
        <Button
          component={Link}
          sx={{ mt: 1 }}
          to={comparisonLocation({ module: name, from: known.id, to: release.id })}
        >
          {t('environments.compare')}
        </Button>
      )}
    </Box>
  );
}
