import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import { Box, Button, Icon, TitledCard, type IconName } from '@vitral/sdk/ui';
import { useQuickActions } from '../console-pages/console-pages.ts';

/** Frequent commands of the modules. A command is offered only if the reader may open its page. */
export function QuickActions() {
  const { t } = useTranslation('mfe-settings');
  const { language } = useSession();
  const actions = useQuickActions();
  if (actions.length === 0) return null;
  return (
    <TitledCard title={t('dashboard.quickActions')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {actions.map(({ title, path, icon }) => (
          <Button
            key={`${path} ${title[language]}`}
            component={Link}
            to={path}
            variant="outlined"
            startIcon={<Icon name={icon as IconName} />}
            sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 1.25 }}
          >
            {title[language]}
          </Button>
        ))}
      </Box>
    </TitledCard>
  );
}
