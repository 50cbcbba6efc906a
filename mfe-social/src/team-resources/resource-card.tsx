import type { TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, Card, Stack, Typography, lineClamp } from '@vitral/ui';
import { AccessFigures } from './access-figures.tsx';
import { OpenLink } from './open-link.tsx';
import { ResourceMenu } from './resource-menu.tsx';
import { ResourceSwitch } from './resource-switch.tsx';
import type { StartTask } from './resource-task.ts';
import { TypeIcon } from './type-icon.tsx';

interface ResourceCardProps {
  resource: TeamResource;
  /** Id of the card, used to focus it. */
  id: string;
  onTask: StartTask;
}

/** A resource with its link and, for editors, its actions. */
export function ResourceCard({ resource, id, onTask }: ResourceCardProps) {
  const { allows } = useSession();
  const mayEdit = allows('team-resources.write');
  const hidden = !resource.isActive && { borderStyle: 'dashed', borderColor: 'text.secondary' };
  return (
    <Card
      component="li"
      id={id}
      tabIndex={-1}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, ...hidden }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <TypeIcon type={resource.type} />
        <Heading resource={resource} />
        {mayEdit && <ResourceMenu resource={resource} onTask={onTask} />}
      </Stack>
      {resource.description && (
        <Typography title={resource.description} sx={{ ...lineClamp(4), whiteSpace: 'pre-line' }}>
          {resource.description}
        </Typography>
      )}
      <Box sx={{ mt: 'auto' }}>
        <AccessFigures resource={resource} />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          alignItems: 'center',
          justifyContent: mayEdit ? 'space-between' : 'flex-start',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        {mayEdit && <ResourceSwitch resource={resource} />}
        <OpenLink resource={resource} />
      </Stack>
    </Card>
  );
}

/** Title and host of a resource, so that people know which site the link opens. */
function Heading({ resource: { title, url } }: Pick<ResourceCardProps, 'resource'>) {
  const { t } = useTranslation('mfe-social');
  const place = url.startsWith('/') ? t('team-resources.onThisSite') : new URL(url).host;
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
    </Box>
  );
}
