import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { LandingRevision } from '@vitral/contracts/landing-content';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  EmptyState,
  LoadBoundary,
  LoadingCards,
  Icon,
  Stack,
  Typography,
} from '@vitral/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@vitral/ui/data';
import { useId, useState } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { revisionsQuery } from './landing-content.queries.ts';
import { differences } from './landing-differences.ts';
import { toForm, type LandingForm } from './landing-form.ts';
import type { LandingEditorState } from './use-landing-editor.ts';

/** Published versions of a section, each of which can be restored as a draft. */
export function LandingHistory({ editor, onClose }: { editor: LandingEditorState; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [chosen, setChosen] = useState<LandingRevision | null>(null);
  const { base, isDirty, start } = editor;
  const restore = ({ id: revision }: LandingRevision) => {
    onClose();
    start('restore', revision);
  };
  const replacesWork = isDirty || base.draft !== null;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('landing-content.history')}</DialogTitle>
      <DialogContent dividers>
        <LoadBoundary
          failure={t('landing-content.historyFailed')}
          loading={<LoadingCards count={3} height={72} />}
        >
          <Revisions editor={editor} onRestore={replacesWork ? setChosen : restore} />
        </LoadBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('actions.close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={chosen !== null}
        title={t('landing-content.restore.title')}
        text={t('landing-content.restore.text')}
        confirmLabel={t('landing-content.restoreRevision')}
        isDestructive
        onConfirm={() => chosen && restore(chosen)}
        onCancel={() => setChosen(null)}
      />
    </Dialog>
  );
}

interface RevisionsProps {
  editor: LandingEditorState;
  onRestore: (revision: LandingRevision) => void;
}

function Revisions({ editor: { base, form }, onRestore }: RevisionsProps) {
  const { t } = useTranslation('mfe-content');
  const query = useSuspenseInfiniteQuery(revisionsQuery(base.section));
  const revisions = query.data.pages.flatMap(({ items }) => items);
  if (revisions.length === 0)
    return (
      <EmptyState
        icon="history"
        title={t('landing-content.historyEmpty')}
        text={t('landing-content.historyEmptyText')}
      />
    );
  return (
    <Stack spacing={1.5}>
      {revisions.map((revision) => (
        <LandingRevisionItem
          key={revision.id}
          revision={revision}
          now={form.getValues()}
          onRestore={() => onRestore(revision)}
        />
      ))}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('landing-content.older')}
        </Button>
      )}
    </Stack>
  );
}

interface LandingRevisionItemProps {
  revision: LandingRevision;
  now: LandingForm;
  onRestore: () => void;
}

/** A published version: when, by whom, and how it differs from the form. */
function LandingRevisionItem({ revision, now, onRestore }: LandingRevisionItemProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { publishedAt, publishedBy, section, title } = revision;
  const changes = differences(section, now, toForm(revision));
  const when = dateTime(publishedAt);
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<Icon name="expand_more" />}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {when}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {[publishedBy ?? t('landing-content.somebody'), title].join(' · ')}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {changes.length > 0
              ? t('landing-content.differs', { count: changes.length })
              : t('landing-content.asNow')}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <DifferenceList differences={changes} sides={[t('landing-content.now'), t('landing-content.then')]} />
        {changes.length > 0 && (
          <Button
            variant="outlined"
            startIcon={<Icon name="restore" />}
            aria-label={t('landing-content.restoreOf', { when })}
            onClick={onRestore}
            sx={{ mt: 2 }}
          >
            {t('landing-content.restoreRevision')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  );
}
