import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { LoadBoundary, LoadingCards } from '@vitral/ui';
import { SectionHead } from '../shared/section-head.tsx';
import { EmbedBuilder } from './embed-builder.tsx';
import { EmbedList } from './embed-list.tsx';
import { LatestPreview } from './latest-preview.tsx';

/** The fifth tab shows the embeds of the site in their order. */
export function CustomEmbeds() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  return (
    <>
      <SectionHead
        title={t('embeds.customTitle')}
        text={t('embeds.customText')}
        actions={<LatestPreview />}
      />
      {mayWrite && <EmbedBuilder />}
      <LoadBoundary failure={t('embeds.fetchFailed')} loading={<LoadingCards count={2} />}>
        <EmbedList />
      </LoadBoundary>
    </>
  );
}
