import type { LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import type { Language } from '@vitral/sdk/contracts/languages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { LinearProgress } from '@vitral/sdk/ui/data';
import { missing, type LandingText } from './landing-texts.ts';
import { useTextLabel } from './use-text-label.ts';

/** Chips for the state of a section: whether it is published, whether it has a draft, and who saved the draft when. */
export function LandingStateChips({ state: { published, draft } }: { state: LandingSectionState }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const draftBy = draft && {
    name: draft.editedBy ?? t('landing-content.somebody'),
    when: dateTime(draft.editedAt),
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        color={published ? 'success' : 'default'}
        variant="outlined"
        label={t(published ? 'landing-content.published' : 'landing-content.notOnPage')}
      />
      {draftBy && <Chip size="small" color="warning" variant="outlined" label={t('landing-content.draft')} />}
      <Typography variant="body2" color="textSecondary">
        {draftBy
          ? t('landing-content.draftBy', draftBy)
          : published && t('landing-content.updated', { when: dateTime(published.updatedAt) })}
      </Typography>
    </Stack>
  );
}

/** Number of missing texts that are listed by name; the others are counted. */
const MAX_NAMED = 3;

interface LanguageProgressProps {
  texts: readonly LandingText[];
  language: Language;
  /** Name of the section, for screen readers. */
  section: string;
}

/** Progress of a section in one language, with the missing texts. */
export function LanguageProgress({ texts, language, section }: LanguageProgressProps) {
  const { t } = useTranslation('mfe-content');
  const { full } = useTextLabel();
  const lacking = missing(texts, language);
  const done = texts.length - lacking.length;
  const isComplete = lacking.length === 0;
  const name = t(`language.${language}`);
  const names = lacking.slice(0, MAX_NAMED).map((text) => full(text));
  const more = lacking.length - names.length;
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 0' }}>
      <Typography variant="body2" color={isComplete ? 'success' : 'warning'} sx={{ fontWeight: 600 }}>
        {t('landing-content.progress', { name, done, total: texts.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={texts.length === 0 ? 0 : (done / texts.length) * 100}
        color={isComplete ? 'success' : 'warning'}
        aria-label={`${section}: ${name}`}
        sx={{ height: 6, borderRadius: 3, mt: 0.5 }}
      />
      {!isComplete && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('landing-content.missing', { names: names.join(', ') })}
          {more > 0 && ` ${t('landing-content.missingMore', { count: more })}`}
        </Typography>
      )}
    </Box>
  );
}
