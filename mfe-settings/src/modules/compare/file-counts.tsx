import type { ReleaseDifference } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Fact, Facts } from '@vitral/ui';

/** Numbers of added, removed and unchanged files. */
export function FileCounts({ files }: { files: ReleaseDifference['files'] }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  return (
    <Facts>
      {(['added', 'removed', 'kept'] as const).map((kind) => (
        <Fact key={kind} term={t(`compare.files.${kind}`)}>
          {number(files[kind])}
        </Fact>
      ))}
    </Facts>
  );
}
