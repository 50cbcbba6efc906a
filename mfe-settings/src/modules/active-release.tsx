import { useQuery } from '@tanstack/react-query';
import type { ReleaseSummary } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Fact, Facts } from '@vitral/ui';
import { figuresOfRelease } from './failure-rate.ts';
import { LoadFigures } from './load-figures.tsx';
import { healthQuery } from './modules.queries.ts';
import { ReleaseMark } from '../shared/release-mark.tsx';
import { Published, Revision } from './release-origin.tsx';

/** The active release of a module. */
export function ActiveRelease({ release }: { release: ReleaseSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const { data: health } = useQuery(healthQuery);
  return (
    <Box sx={{ '& dl': { gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(3, 1fr)' } } }}>
      <Facts>
        <Fact term={t('modules.active')}>
          <ReleaseMark release={release} />
        </Fact>
        <Fact term={t('modules.published')}>
          <Published release={release} />
        </Fact>
        <Fact term={t('modules.revision')}>
          <Revision release={release} />
        </Fact>
        <Fact term={t('modules.size')}>{fileSize(release.size)}</Fact>
        <Fact term={t('modules.loads')}>
          <LoadFigures figures={health ? figuresOfRelease(health, release.id) : null} />
        </Fact>
      </Facts>
    </Box>
  );
}
