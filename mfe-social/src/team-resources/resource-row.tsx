import type { TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, Card, Stack, Typography } from '@vitral/ui';
import { AccessFigures } from './access-figures.tsx';
import { OpenLink } from './open-link.tsx';
import { ResourceMenu } from './resource-menu.tsx';
import { ResourceSwitch } from './resource-switch.tsx';
import type { StartTask } from './resource-task.ts';
import { TypeIcon } from './type-icon.tsx';

interface ResourceRowProps {
  resource: TeamResource;
  onTask: StartTask;
}

/** A resource in the overview: with switch and menu for editors, with a link for others. */
export function ResourceRow({ resource, onTask }: ResourceRowProps) {
  const { t } = useTranslation('mfe-social');
  const { allows } = useSession();
  return (
    <Card
      component="li"
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1.5,
        alignItems: { sm: 'center' },
      }}
    >
      <Stack direction="row" spacing={1.5} sx={{ flexGrow: 1, minWidth: 0, alignItems: 'flex-start' }}>
        <TypeIcon type={resource.type} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{resource.title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`team-resources.type.${resource.type}`)}
          </Typography>
          <AccessFigures resource={resource} />
        </Box>
      </Stack>
      {allows('team-resources.write') ? (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexShrink: 0 }}>
          <ResourceSwitch resource={resource} />
          <ResourceMenu resource={resource} onTask={onTask} />
        </Stack>
      ) : (
        <OpenLink resource={resource} />
      )}
    </Card>
  );
}
