import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Button, Icon } from '@vitral/sdk/ui';
import { useOpenPages } from '../console-pages/console-pages.ts';
import { TitledCard } from '../shared/titled-card.tsx';

/** An action is offered only if the reader may open its page. */
const ACTIONS = [
  { text: 'landing', page: '/admin/pages', to: '/admin/pages/landing', icon: 'edit' },
  { text: 'testimonials', page: '/admin/testimonials', to: '/admin/testimonials', icon: 'format_quote' },
  { text: 'materials', page: '/admin/sales', to: '/admin/sales', icon: 'sell' },
  { text: 'resources', page: '/admin/resources', to: '/admin/resources', icon: 'handyman' },
  { text: 'feeds', page: '/admin/social-feeds', to: '/admin/social-feeds', icon: 'rss_feed' },
  { text: 'users', page: '/admin/users', to: '/admin/users', icon: 'manage_accounts' },
  { text: 'analytics', page: '/admin/zoom', to: '/admin/zoom#analytics', icon: 'videocam' },
] as const;

export function QuickActions() {
  const { t } = useTranslation('mfe-settings');
  const open = new Set(useOpenPages().map(({ path }) => path));
  const actions = ACTIONS.filter(({ page }) => open.has(page));
  return (
    <TitledCard title={t('dashboard.quickActions')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {actions.map(({ text, to, icon }) => (
          <Button
            key={text}
            component={Link}
            to={to}
            variant="outlined"
            startIcon={<Icon name={icon} />}
            sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 1.25 }}
          >
            {t(`dashboard.actions.${text}`)}
          </Button>
        ))}
      </Box>
    </TitledCard>
  );
}
