import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import { Box, Button, Card, NavigationIcon, Stack, Typography, type NavigationIconName } from '@vitral/ui';
import type { ReactNode } from 'react';
import { LatestPreview } from '../embeds/latest-preview.tsx';
import { tabSearch } from '../shared/use-feed-tab.ts';

/** Links to the tabs for embeds and paid services. */
export function OverviewShortcuts() {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Shortcut icon="videocam" title={t('feed-sources.embedsTitle')} text={t('feed-sources.embedsText')}>
        {allows('social-feeds.write') && (
          <Button
            component={Link}
            to={{ search: tabSearch('custom') }}
            variant="outlined"
            startIcon={<NavigationIcon name="add" />}
          >
            {t('feed-sources.addEmbed')}
          </Button>
        )}
        <LatestPreview />
      </Shortcut>
      <Shortcut
        icon="extension"
        title={t('feed-sources.servicesTitle')}
        text={t('feed-sources.servicesText')}
      >
        <Button component={Link} to={{ search: tabSearch('services') }} variant="outlined">
          {t('feed-sources.manageServices')}
        </Button>
      </Shortcut>
    </Box>
  );
}

interface ShortcutProps {
  icon: NavigationIconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Shortcut({ icon, title, text, children }: ShortcutProps) {
  return (
    <Card sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <NavigationIcon name={icon} color="primary" />
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
      </Stack>
      <Typography color="textSecondary">{text}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 'auto', pt: 1 }}>
        {children}
      </Stack>
    </Card>
  );
}
