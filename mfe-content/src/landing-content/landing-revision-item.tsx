import type { LandingRevision } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  NavigationIcon,
  Stack,
  Typography,
} from '@vitral/ui';
import { DifferenceList } from './difference-list.tsx';
import { differences } from './landing-differences.ts';
import { toForm, type LandingForm } from './landing-form.ts';

interface LandingRevisionItemProps {
  revision: LandingRevision;
  /** Current values of the form. */
  now: LandingForm;
  onRestore: () => void;
}

/** A published version: when, by whom, and how it differs from the form. */
export function LandingRevisionItem({ revision, now, onRestore }: LandingRevisionItemProps) {
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
      <AccordionSummary expandIcon={<NavigationIcon name="expand_more" />}>
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
            startIcon={<NavigationIcon name="restore" />}
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
