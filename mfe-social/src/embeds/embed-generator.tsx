import { LIMITS, type SocialPlatform } from '@vitral/contracts';
import { fallbackEmbed, readEmbed } from '@vitral/embeds';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Card, Stack, Typography } from '@vitral/ui';
import { TextField } from '@vitral/ui/forms';
import { useState, type SubmitEvent } from 'react';
import { PlatformIcon } from '../shared/platform-icon.tsx';
import { GeneratedCode, type Generated } from './generated-code.tsx';

/** Generates code for one platform from a URL or a name (docs/product/social-feeds.md). */
export function EmbedGenerator({ platform }: { platform: SocialPlatform }) {
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
