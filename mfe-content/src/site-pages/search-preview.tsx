import type { BlockType } from '@vitral/sdk/contracts/blocks';
import { fieldIn, isLanguage, type Language, textIn } from '@vitral/sdk/contracts/languages';
import { pagePath } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, lineClamp, Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { LanguageToggle } from '../shared/language-toggle.tsx';
import type { SitePageForm } from './site-page-form.ts';
import { SocialPreview } from './social-preview.tsx';

interface SearchPreviewProps {
  control: Control<SitePageForm>;
  types: readonly BlockType[];
}

/** Shows the page as a search engine and as a chat app would. */
export function SearchPreview({ control, types }: SearchPreviewProps) {
  const { t, i18n } = useTranslation('mfe-content');
  const [language, setLanguage] = useState<Language>(isLanguage(i18n.language) ? i18n.language : 'es');
  const page = useWatch({ control, compute: ({ blocks: _blocks, ...texts }: SitePageForm) => texts });
  const title = textIn(page, 'title', language) || t('site-pages.noTitle');
  const description = textIn(page, 'description', language) || t('site-pages.noDescription');
  const slug = { ...page }[fieldIn('slug', language)] || page.slug;
  const { host } = window.location;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1.5, justifyContent: 'space-between' }}
      >
        <Typography component="figcaption" variant="body2" color="textSecondary">
          {t('site-pages.searchPreview')}
        </Typography>
        <LanguageToggle label={t('site-pages.searchLanguage')} value={language} onChange={setLanguage} />
      </Stack>
      <Box sx={CARDS}>
        <Box sx={CARD}>
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {[host, language, ...pagePath(slug).split('/').filter(Boolean)].join(' › ')}
          </Typography>
          <Typography color="primary" sx={lineClamp(2)}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={lineClamp(2)}>
            {description}
          </Typography>
        </Box>
        <Box sx={{ ...CARD, borderLeft: 4, borderLeftColor: 'primary.main' }}>
          <SocialPreview control={control} types={types} language={language} />
          <Typography sx={{ fontWeight: 600, ...lineClamp(2) }}>{title}</Typography>
          <Typography variant="body2" sx={lineClamp(3)}>
            {description}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {host}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
} as const;
const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 1.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
