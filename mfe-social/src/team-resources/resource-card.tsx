import { ACCESS_DAYS, type ResourceType, type TeamResource } from '@vitral/sdk/contracts/team-resources';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import {
  Box,
  Card,
  DialogContent,
  Icon,
  Stack,
  TitledDialog,
  Typography,
  type IconName,
} from '@vitral/sdk/ui';
import { SelectItem } from '@vitral/sdk/ui/data';
import { ItemLink, PublicationNote } from '@vitral/sdk/ui/forms';
import { EXCERPT } from '../shared/card.ts';
import { OpenLink, ResourceMenu, ResourceSwitch, type ResourceActions } from './resource-actions.tsx';

interface ResourceProps extends ResourceActions {
  resource: TeamResource;
}

/** A resource with its link and, for editors, its actions; the card with `id` can be focused. */
export function ResourceCard({ resource, id, ...actions }: ResourceProps & { id: string }) {
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
        <SelectItem id={resource.id} name={resource.title} />
        <TypeIcon type={resource.type} />
        <Heading resource={resource} />
        {mayEdit && <ResourceMenu resource={resource} {...actions} />}
      </Stack>
      {resource.description && (
        <Typography title={resource.description} sx={EXCERPT}>
          {resource.description}
        </Typography>
      )}
      <Box sx={{ mt: 'auto' }}>
        <AccessFigures resource={resource} />
        <PublicationNote item={resource} />
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
function Heading({ resource: { id, title, url } }: { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const place = url.startsWith('/') ? t('team-resources.onThisSite') : new URL(url).host;
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="h3">
        <ItemLink id={id}>{title}</ItemLink>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
    </Box>
  );
}

/** A resource for those who may not edit it. */
export function ResourceSheet({ resource, onClose }: { resource: TeamResource; onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  return (
    <TitledDialog title={resource.title} onClose={onClose} focusClose>
      <DialogContent dividers>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{t(`team-resources.type.${resource.type}`)}</Typography>
          {resource.description && <Typography>{resource.description}</Typography>}
          <AccessFigures resource={resource} />
          <OpenLink resource={resource} />
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}

/** A resource in the overview: with switch and menu for editors, with a link for others. */
export function ResourceRow({ resource, ...actions }: ResourceProps) {
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
          <Typography variant="h3">
            <ItemLink id={resource.id}>{resource.title}</ItemLink>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`team-resources.type.${resource.type}`)}
          </Typography>
          <AccessFigures resource={resource} />
          <PublicationNote item={resource} />
        </Box>
      </Stack>
      {allows('team-resources.write') ? (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexShrink: 0 }}>
          <ResourceSwitch resource={resource} />
          <ResourceMenu resource={resource} {...actions} />
        </Stack>
      ) : (
        <OpenLink resource={resource} />
      )}
    </Card>
  );
}

const ICONS: Record<ResourceType, IconName> = {
  meeting: 'videocam',
  handbook: 'article',
  tool: 'handyman',
  software: 'desktop_windows',
  document: 'description',
};

/** Icon of a resource type; decorative, since the type is named beside it. */
function TypeIcon({ type }: { type: ResourceType }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 40,
        height: 40,
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'primary.main',
      }}
    >
      <Icon name={ICONS[type]} />
    </Box>
  );
}

/** Accesses of a resource: in total, in the last period and in the previous one. */
function AccessFigures({ resource }: { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const { downloadCount, recentCount, previousCount } = resource;
  const ever = t('team-resources.opened', { count: downloadCount, shown: number(downloadCount) });
  const lately = t('team-resources.lately', {
    days: ACCESS_DAYS,
    recent: number(recentCount),
    previous: number(previousCount),
  });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {downloadCount === 0 ? t('team-resources.neverOpened') : `${ever} · ${lately}`}
    </Typography>
  );
}
