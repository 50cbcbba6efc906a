import type { SocialPlatform } from '@vitral/contracts';
import { embedCode, type EmbedReference } from '@vitral/embeds';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Stack, Typography } from '@vitral/ui';
import { CodeField } from './code-field.tsx';
import { EmbedPreview } from './embed-preview.tsx';

/** The embed generated from an input. */
export interface Generated {
  platform: SocialPlatform;
  embed: EmbedReference;
  /** True if the input was not recognised and a placeholder is used. */
  isFallback: boolean;
  title: string;
}

interface GeneratedCodeProps {
  /** Null before the first generation. */
  generated: Generated | null;
  readyText: string;
  fallbackText: string | null;
}

/** The generated code with a preview; placeholders have a warning instead. */
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
