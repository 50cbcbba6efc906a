import type { LandingSectionState } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Chip, Stack, Typography } from '@vitral/ui';

/** Chips for the state of a section: published or not, with a draft or without, and who saved the draft when. */
export function LandingStateChips({ state: { published, draft } }: { state: LandingSectionState }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const draftBy = draft && {
    name: draft.editedBy ?? t('landing-content.somebody'),
    when: dateTime(draft.editedAt),
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {published ? (
        <Chip size="small" color="success" variant="outlined" label={t('landing-content.published')} />
      ) : (
        <Chip size="small" variant="outlined" label={t('landing-content.notOnPage')} />
      )}
      {draftBy && <Chip size="small" color="warning" variant="outlined" label={t('landing-content.draft')} />}
      <Typography variant="body2" color="textSecondary">
        {draftBy
          ? t('landing-content.draftBy', draftBy)
          : published && t('landing-content.updated', { when: dateTime(published.updatedAt) })}
      </Typography>
    </Stack>
  );
}
