import type { DocumentData } from '../document/document.ts';
import { DocumentView } from '../document/document-view.tsx';
import { useSite } from '../site/site-context.ts';

export function TermsPage({ data }: { data: DocumentData }) {
  const { t } = useSite();
  return (
    <DocumentView
      document={data}
      title={t('terms.title')}
      labels={{ contents: t('terms.contents'), updated: t('terms.updated') }}
    />
  );
}
