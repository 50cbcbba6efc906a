import type { SocialPlatform } from '@vitral/contracts';
import { embedCode, type EmbedReference } from '@vitral/embeds';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Stack, Typography } from '@vitral/ui';
import { CodeField } from './code-field.tsx';
import { EmbedPreview } from './embed-preview.tsx';

/** What an input was made into. */
export interface Generated {
  platform: SocialPlatform;
  embed: EmbedReference;
  /** Nothing could be read from the input, so something stands in. */
  isFallback: boolean;
  title: string;
}

interface GeneratedCodeProps {
  /** Null until something was generated. */
  generated: Generated | null;
  readyText: string;
  fallbackText: string | null;
}

/** Code to copy, with a warning when it is a stand-in, which shows nothing and so has no preview. */
export function GeneratedCode({ generated, readyText, fallbackText }: GeneratedCodeProps) {
  const { t } = useTranslation('mfe-social');
  const isReady = generated?.isFallback === false;
  return (
    <Box sx={{ mt: generated ? 2 : 0 }}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: isReady ? 2 : 0 }}>
        {isReady && readyText}
      </Typography>
      {generated && (
        <Stack key={JSON.stringify(generated)} spacing={2}>
          {generated.isFallback && <Alert severity="warning">{fallbackText}</Alert>}
          <CodeField
            label={t('embeds.codeFor', { platform: t(`social-feeds.platform.${generated.platform}`) })}
            code={embedCode(generated.platform, { ...generated.embed, ...generated })}
          />
          {!generated.isFallback && (
            <EmbedPreview platform={generated.platform} embed={generated.embed} title={generated.title} />
          )}
        </Stack>
      )}
    </Box>
  );
}
