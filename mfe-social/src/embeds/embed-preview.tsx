import type { SocialPlatform } from '@vitral/sdk/contracts/social-feeds';
import { embedUrl, embedFrame, type EmbedReference } from '@vitral/sdk/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';

interface EmbedPreviewProps {
  platform: SocialPlatform;
  embed: EmbedReference;
  title: string;
}

/** Preview of an embed, loaded from its platform only on request. */
export function EmbedPreview({ platform, embed, title }: EmbedPreviewProps) {
  const { t } = useTranslation('mfe-social');
  const [isShown, setIsShown] = useState(false);
  const frame = embedFrame(platform, embed.kind, embed.embedId);
  const name = t(`social-feeds.platform.${platform}`);

  if (!frame) {
    return (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="body2" color="textSecondary">
          {t('embeds.noFrame', { platform: name })}
        </Typography>
        <Button
          href={embedUrl(platform, embed.kind, embed.embedId)}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<Icon name="open_in_new" />}
        >
          {t('embeds.openOn', { platform: name })}
        </Button>
      </Stack>
    );
  }
  if (isShown) {
    return (
      <Box
        component="iframe"
        src={frame.src}
        title={t('embeds.previewOf', { title })}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={{
          border: 0,
          borderRadius: 2,
          width: '100%',
          maxWidth: frame.width,
          height: 'auto',
          aspectRatio: `${frame.width} / ${frame.height}`,
          bgcolor: 'action.hover',
        }}
      />
    );
  }
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="play_circle" />}
        aria-label={t('embeds.showPreviewOf', { title })}
        onClick={() => setIsShown(true)}
      >
        {t('embeds.showPreview')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t('embeds.previewHint', { host: new URL(frame.src).host })}
      </Typography>
    </Stack>
  );
}
