import type { DocumentData } from '../document/document.ts';
import { DocumentView } from '../document/document-view.tsx';
import { useSite } from '../site/site-context.ts';

export function PrivacyPage({ data }: { data: DocumentData }) {
  const { t } = useSite();
  return (
    <DocumentView
      document={data}
      title={t('privacy.title')}
      labels={{ contents: t('privacy.contents'), updated: t('privacy.updated') }}
    />
  );
}
