import { useSuspenseQuery } from '@tanstack/react-query';
import type { LandingSection } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Link, useLocation } from '@vitral/router';
import { Button, LoadBoundary, NavigationIcon, PageHeader, Skeleton, Stack } from '@vitral/ui';
import { sectionStateQuery } from './landing-content.queries.ts';
import { LandingEditor } from './landing-editor.tsx';

/** Page with the editor of one section. */
export function LandingEditorPage({ section }: { section: LandingSection }) {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <Button
        component={Link}
        to="/admin/landing"
        startIcon={<NavigationIcon name="arrow_back" />}
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
