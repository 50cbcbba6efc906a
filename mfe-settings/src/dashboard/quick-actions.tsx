import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Box, Button, Card, NavigationIcon, Typography, type NavigationIconName } from '@vitral/ui';
import { useOpenPages } from '../console-pages/console-pages.ts';

interface QuickAction {
  text: string;
  path: string;
  /** Anchor within the page. */
  hash?: `#${string}`;
  icon: NavigationIconName;
}

/** An action is offered only if the reader may open its page. */
const ACTIONS: readonly QuickAction[] = [
  { text: 'testimonials', path: '/admin/testimonials', icon: 'format_quote' },
  { text: 'materials', path: '/admin/sales', icon: 'sell' },
  { text: 'resources', path: '/admin/resources', icon: 'handyman' },
  { text: 'feeds', path: '/admin/social-feeds', icon: 'rss_feed' },
  { text: 'users', path: '/admin/users', icon: 'manage_accounts' },
  { text: 'analytics', path: '/admin/zoom', hash: '#analytics', icon: 'videocam' },
];

export function QuickActions() {
  const { t } = useTranslation('mfe-settings');
  const open = new Set(useOpenPages().map(({ path }) => path));
  return (
    <Card component="section" aria-labelledby="quick-actions" sx={{ p: 2.5 }}>
      <Typography variant="h2" id="quick-actions" sx={{ mb: 2 }}>
        {t('dashboard.quickActions')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {ACTIONS.filter(({ path }) => open.has(path)).map(({ text, path, hash = '', icon }) => (
          <Button
            key={path}
            component={Link}
            to={`${path}${hash}`}
            variant="outlined"
            startIcon={<NavigationIcon name={icon} />}
            sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 1.25 }}
          >
            {t(`dashboard.actions.${text}`)}
          </Button>
        ))}
      </Box>
    </Card>
  );
}
