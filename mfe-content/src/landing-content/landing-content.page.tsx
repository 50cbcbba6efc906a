import { useSuspenseQuery } from '@tanstack/react-query';
import { FRAME_SECTIONS, type FrameSection } from '@vitral/sdk/contracts/landing-content';
import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { Link, useLocation } from '@vitral/sdk/router';
import {
  Breadcrumb,
  Button,
  LoadBoundary,
  LoadingCards,
  Icon,
  PageHeader,
  Skeleton,
  Stack,
} from '@vitral/sdk/ui';
import { useFormerAddress, useItemAddress } from '@vitral/sdk/ui/forms';
import { useFocusOnChange } from '../shared/use-focus-on-change.ts';
import { sectionStateQuery, sectionStatesQuery } from './landing-content.queries.ts';
import { LandingEditor } from './landing-editor.tsx';
import { LandingOverview } from './landing-overview.tsx';

/** The editor reads its section again at each visit. */
export const firstQueries = ({ item }: PageVisit): PageQuery[] => (item ? [] : [sectionStatesQuery]);

/** /admin/landing: the texts of every page; /admin/landing/contact: the editor of one section. */
export function Component() {
  const { id } = useItemAddress();
  useFormerAddress('section');
  const section = FRAME_SECTIONS.find((name) => name === id);
  useFocusOnChange(section);
  return section ? <LandingEditorPage key={section} section={section} /> : <OverviewPage />;
}

function OverviewPage() {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <PageHeader
        title={t('landing-content.title')}
        description={`${t('landing-content.description')} ${t('landing-content.pageOfBlocks')}`}
        actions={
          <Button
            component={Link}
            to="/admin/pages/landing"
            variant="outlined"
            startIcon={<Icon name="edit" />}
          >
            {t('landing-content.editPage')}
          </Button>
        }
      />
      <LoadBoundary
        failure={t('landing-content.fetchFailed')}
        loading={<LoadingCards count={3} height={150} />}
      >
        <LandingOverview />
      </LoadBoundary>
    </>
  );
}

function LandingEditorPage({ section }: { section: FrameSection }) {
  const { t } = useTranslation('mfe-content');
  const title = t(`landing-content.sections.${section}`);
  return (
    <>
      <Breadcrumb list={t('landing-content.title')} to="/admin/landing" item={title} />
      <PageHeader title={title} description={t(`landing-content.places.${section}`)} />
      <LoadBoundary failure={t('landing-content.fetchFailed')} loading={<EditorSkeleton />}>
        <LoadedEditor section={section} />
      </LoadBoundary>
    </>
  );
}

function LoadedEditor({ section }: { section: FrameSection }) {
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
