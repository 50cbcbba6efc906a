import { useSuspenseQuery } from '@tanstack/react-query';
import { LANDING_SECTIONS, type LandingSection } from '@vitral/contracts/landing-content';
import { useTranslation } from '@vitral/i18n';
import type { PageQuery, PageVisit } from '@vitral/module-kit';
import { Link, useLocation, useSearchParams } from '@vitral/router';
import { Button, LoadBoundary, LoadingCards, Icon, PageHeader, Skeleton, Stack } from '@vitral/ui';
import { useFocusOnChange } from '../shared/use-focus-on-change.ts';
import { sectionStateQuery, sectionStatesQuery } from './landing-content.queries.ts';
import { LandingEditor } from './landing-editor.tsx';
import { LandingOverview } from './landing-overview.tsx';

/** The editor reads its section anew at each visit. */
export const firstQueries = ({ search }: PageVisit): PageQuery[] =>
  search.has('section') ? [] : [sectionStatesQuery];

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

function LandingEditorPage({ section }: { section: LandingSection }) {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <Button
        component={Link}
        to="/admin/landing"
        startIcon={<Icon name="arrow_back" />}
        sx={{ mb: 1, ml: -1 }}
      >
        {t('landing-content.title')}
      </Button>
      <PageHeader
        title={t(`landing-content.sections.${section}`)}
        description={t(`landing-content.places.${section}`)}
      />
      <LoadBoundary failure={t('landing-content.fetchFailed')} loading={<EditorSkeleton />}>
        <LoadedEditor section={section} />
      </LoadBoundary>
    </>
  );
}

function LoadedEditor({ section }: { section: LandingSection }) {
  const { data: state } = useSuspenseQuery(sectionStateQuery(section, useLocation().key));
  return <LandingEditor initial={state} />;
}

function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')} spacing={2}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
