import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseDetail } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Fact, Facts, Stack } from '@vitral/ui';
import { DescriptorFacts } from './descriptor-facts.tsx';
import { releaseQuery } from './modules.queries.ts';
import { ReleaseFileList } from './release-file-list.tsx';
import { Code } from '../shared/release-mark.tsx';
import { Published } from './release-origin.tsx';
import { ReleaseCheck } from './release-check.tsx';
import { ReleaseState } from './release-state.tsx';

/** Origin, check, descriptor and files of a release. */
export function ReleaseDetails({ id }: { id: string }) {
  const { data: release } = useSuspenseQuery(releaseQuery(id));
  return (
    <Stack spacing={3}>
      <ReleaseFacts release={release} />
      {!release.isRemoved && <ReleaseCheck release={release} />}
      <DescriptorFacts descriptor={release.descriptor} />
      <ReleaseFileList files={release.files} />
    </Stack>
  );
}

function ReleaseFacts({ release }: { release: ReleaseDetail }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  return (
    <div>
      <Facts>
        <Fact term={t('modules.published')}>
          <Published release={release} />
        </Fact>
        <Fact term={t('modules.origin')}>{t(`modules.origins.${release.origin}`)}</Fact>
        <Fact term={t('modules.revision')}>{release.revision ? <Code>{release.revision}</Code> : '—'}</Fact>
        <Fact term={t('modules.size')}>{fileSize(release.size)}</Fact>
        <Fact term={t('modules.contract')}>{release.descriptor.contract}</Fact>
        <Fact term={t('modules.digest')}>
          <Code>{release.digest}</Code>
        </Fact>
      </Facts>
      <ReleaseState release={release} />
    </div>
  );
}
