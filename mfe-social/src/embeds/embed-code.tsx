import type { SocialPlatform } from '@vitral/sdk/contracts/social-feeds';
import { embedCode, type EmbedReference } from '@vitral/sdk/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Icon, notify, Stack, Typography } from '@vitral/sdk/ui';
import { TextField } from '@vitral/sdk/ui/forms';
import { useRef } from 'react';
import { EmbedPreview } from './embed-preview.tsx';

/** Copies code to the clipboard. If the browser refuses, `selectCode` prepares manual copying and `refusedKey` explains it. */
export function useCopyCode(selectCode: () => void, refusedKey = 'embeds.copyByHand') {
  const { t } = useTranslation('mfe-social');
  return async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('embeds.copied'), { description: t('embeds.copiedText') });
    } catch {
      selectCode();
      notify.info(t(refusedKey));
    }
  };
}

/** Code with a copy button; it is selected for manual copying if the browser refuses clipboard access. */
export function CodeField({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('mfe-social');
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = useCopyCode(() => {
    field.current?.focus();
    field.current?.select();
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={label}
        value={code}
        inputRef={field}
        multiline
        minRows={3}
        maxRows={8}
        slotProps={{
          htmlInput: { readOnly: true, spellCheck: false, translate: 'no' },
          input: { sx: { fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' } },
        }}
      />
      <Button
        variant="outlined"
        startIcon={<Icon name="content_copy" />}
        aria-label={t('embeds.copyWhat', { what: label })}
        onClick={() => void copy(code)}
      >
        {t('embeds.copy')}
      </Button>
    </Box>
  );
}

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
          {!generated.isFallback && <EmbedPreview {...generated} />}
        </Stack>
      )}
    </Box>
  );
}
