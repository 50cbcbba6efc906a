import { LANDING_SECTIONS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSearchParams } from '@vitral/router';
import { LoadBoundary, LoadingCards, PageHeader } from '@vitral/ui';
import { useEffect, useRef } from 'react';
import { LandingEditorPage } from './landing-editor.page.tsx';
import { LandingOverview } from './landing-overview.tsx';

/** /admin/landing: the sections of the landing page; with `?section=hero` the editor of one. */
export function Component() {
  const [search] = useSearchParams();
  const section = LANDING_SECTIONS.find((name) => name === search.get('section'));
  useFocusOnChange(section);
  return section ? <LandingEditorPage key={section} section={section} /> : <OverviewPage />;
}

function OverviewPage() {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <PageHeader title={t('landing-content.title')} description={t('landing-content.description')} />
      <LoadBoundary
        failure={t('landing-content.fetchFailed')}
        loading={<LoadingCards count={9} height={150} />}
      >
        <LandingOverview />
      </LoadBoundary>
    </>
  );
}

/** Moves the focus to the heading when the section changes: the console does so only when the path changes. */
function useFocusOnChange(section: string | undefined) {
  const previous = useRef(section);
  useEffect(() => {
    if (previous.current === section) return;
    previous.current = section;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [section]);
}
