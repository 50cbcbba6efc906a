import type { FrameSection, LandingRevision } from '@vitral/sdk/contracts/landing-content';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Icon, Stack, Typography } from '@vitral/sdk/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@vitral/sdk/ui/data';
import type { ReactNode } from 'react';
import { RevisionHistory } from '../shared/revision-history.tsx';
import { DifferenceList } from './difference-list.tsx';
import { revisionsOf } from './landing-content.queries.ts';
import { differences } from './landing-differences.ts';
import { toForm, type LandingForm } from './landing-form.ts';
import type { LandingEditorState } from './use-landing-editor.ts';

/** Published versions of a section, each of which can be restored as a draft. */
export function LandingHistory({ editor, onClose }: { editor: LandingEditorState; onClose: () => void }) {
  const { base, form, isDirty, start } = editor;
  return (
    <RevisionHistory
      noun="landing-content"
      query={revisionsOf(base.section)}
      replacesWork={isDirty || base.draft !== null}
      onRestore={(revision) => start('restore', revision)}
      onClose={onClose}
    >
      {(revision, restoreButton) => (
        <LandingRevisionItem
          section={base.section}
          revision={revision}
          now={form.getValues()}
          restoreButton={restoreButton}
        />
      )}
    </RevisionHistory>
  );
}

interface LandingRevisionItemProps {
  section: FrameSection;
  revision: LandingRevision;
  now: LandingForm;
  restoreButton: ReactNode;
}

/** A published version: when, by whom, and how it differs from the form. */
function LandingRevisionItem({ section, revision, now, restoreButton }: LandingRevisionItemProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { publishedAt, publishedBy, title } = revision;
  const changes = differences(section, now, toForm(revision));
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
            {dateTime(publishedAt)}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {[publishedBy ?? t('landing-content.somebody'), title].filter(Boolean).join(' · ')}
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
        {changes.length > 0 && restoreButton}
      </AccordionDetails>
    </Accordion>
  );
}
