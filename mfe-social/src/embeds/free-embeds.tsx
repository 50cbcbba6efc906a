import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { SocialPlatform } from '@vitral/sdk/contracts/social-feeds';
import { fallbackEmbed, readEmbed } from '@vitral/sdk/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Card, Stack, Typography } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { PlatformIcon } from '../shared/platform.tsx';
import { SectionHead } from '../shared/section-head.tsx';
import { GeneratedCode, type Generated } from './embed-code.tsx';

const PLATFORMS = ['youtube', 'twitter', 'linkedin', 'instagram'] as const;

/** The third tab generates code for other sites from a URL or a name. */
export function FreeEmbeds() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <SectionHead title={t('embeds.freeTitle')} text={t('embeds.freeText')} />
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {t('embeds.intervals')}
      </Alert>
      <Box component="ul" aria-label={t('embeds.generators')} sx={GRID}>
        {PLATFORMS.map((platform) => (
          <EmbedGenerator key={platform} platform={platform} />
        ))}
      </Box>
    </>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Generates code for one platform (docs/product/social-feeds.md). */
function EmbedGenerator({ platform }: { platform: SocialPlatform }) {
  const { t } = useTranslation('mfe-social');
  const [input, setInput] = useState('');
  const [generated, setGenerated] = useState<Generated | null>(null);
  const name = t(`social-feeds.platform.${platform}`);

  const generate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readEmbed(platform, input);
    const embed = read ?? fallbackEmbed(platform, input, 'free');
    setGenerated({ platform, embed, isFallback: read === null, title: name });
  };
  const type = (text: string) => {
    setInput(text);
    // Outdated code would not match the input.
    setGenerated(null);
  };
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', color: 'primary.main' }}>
        <PlatformIcon platform={platform} />
        <Typography variant="h3" color="textPrimary">
          {name}
        </Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {t(`embeds.free.${platform}.text`)}
      </Typography>
      <Box component="form" noValidate onSubmit={generate} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label={t(`embeds.free.${platform}.input`)}
          placeholder={t(`embeds.free.${platform}.example`)}
          value={input}
          onChange={(event) => type(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LIMITS.url, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={input.trim() === ''}
          aria-label={t('embeds.generateFor', { platform: name })}
          sx={{ justifySelf: 'start' }}
        >
          {t('embeds.generate')}
        </Button>
      </Box>
      <GeneratedCode
        generated={generated}
        readyText={t('embeds.ready')}
        fallbackText={t(`embeds.fallbacks.${platform}`)}
      />
    </Card>
  );
}
