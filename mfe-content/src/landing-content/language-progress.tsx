import type { ContentLanguage } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, LinearProgress, Typography } from '@vitral/ui';
import { written, type LandingText } from './landing-texts.ts';

interface LanguageProgressProps {
  texts: readonly LandingText[];
  language: ContentLanguage;
  /** Which texts these are, for those who hear it. */
  section: string;
}

/** How many of a section's texts one language has. */
export function LanguageProgress({ texts, language, section }: LanguageProgressProps) {
  const { t } = useTranslation('mfe-content');
  const count = written(texts, language);
  const isComplete = count === texts.length;
  const name = t(`language.${language}`);
  return (
    <Box sx={{ minWidth: 150, flex: '1 1 0' }}>
      <Typography variant="body2" color={isComplete ? 'success' : 'warning'} sx={{ fontWeight: 600 }}>
        {t('landing-content.progress', { name, done: count, total: texts.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(count / texts.length) * 100}
        color={isComplete ? 'success' : 'warning'}
        aria-label={`${section}: ${name}`}
        sx={{ height: 6, borderRadius: 3, mt: 0.5 }}
      />
    </Box>
  );
}
