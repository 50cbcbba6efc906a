import type { Block, BlockType } from '@vitral/sdk/contracts/blocks';
import { type Language, textIn } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { fieldsOf } from './page-texts.ts';
import { isValues, type SitePageForm } from './site-page-form.ts';

interface SocialPreviewProps {
  control: Control<SitePageForm>;
  types: readonly BlockType[];
  language: Language;
}

/** Shows the picture that social networks would show for the page, once typing pauses; nothing while it cannot be loaded. */
export function SocialPreview({ control, types, language }: SocialPreviewProps) {
  const { t } = useTranslation('mfe-content');
  const url = useWatch({ control, compute: (page: SitePageForm) => pictureUrl(page, types, language) });
  const src = useSettled(url);
  const [failed, setFailed] = useState('');
  if (failed === src) return null;
  return (
    <Box
      component="img"
      key={src}
      src={src}
      alt={t('site-pages.socialPreview')}
      width={1200}
      height={630}
      loading="lazy"
      onError={() => setFailed(src)}
      sx={PICTURE}
    />
  );
}

const PICTURE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 1,
} as const;

/** Returns the URL of the picture: the server draws it, or crops the chosen one, unless that is on another site. */
function pictureUrl(page: SitePageForm, types: readonly BlockType[], language: Language): string {
  const chosen = textIn(page, 'socialPicture', language);
  if (/^https?:/i.test(chosen)) return chosen;
  const title = textIn(page, 'title', language);
  const picture = firstPicture(page.blocks, types);
  const shown = { language, title, ...(picture && { picture }), ...(chosen && { chosen }) };
  return `/api/social-pictures/preview?${new URLSearchParams(shown)}`;
}

/** Returns the picture of the first block that visitors see, as mfe-public does (src/site-page/site-page.data.ts). */
function firstPicture(blocks: readonly Block[], types: readonly BlockType[]): string {
  const block = blocks.find(({ isHidden }) => !isHidden);
  const field = block && fieldsOf(block.type, types).find(({ kind }) => kind === 'picture');
  const picture = field && block.values[field.name];
  return isValues(picture) ? String(picture['url'] ?? '') : '';
}

const SETTLED_MS = 600;

/** Returns the last value that has not changed for 600 ms. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
