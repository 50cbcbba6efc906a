import type { ContentItem } from '@vitral/contracts/content';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, Button, Card, Chip, lineClamp, Icon, Stack, Typography } from '@vitral/ui';
import { ItemMenu, type ItemMenuEntry } from '@vitral/ui/data';
import { ItemLink } from '@vitral/ui/forms';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import type { Layout } from './material-filter-bar.tsx';
import { MaterialThumbnail } from './material-thumbnail.tsx';

/** `toggle` hides a visible material and shows a hidden one. */
type MaterialAction = 'preview' | 'download' | 'edit' | 'share' | 'toggle' | 'delete';

export type StartMaterialAction = (action: MaterialAction, material: ContentItem) => void;

interface MaterialCardProps {
  material: ContentItem;
  layout: Layout;
  onStart: StartMaterialAction;
}

/** A material with its actions: below the picture in a grid, beside it in a list. */
export function MaterialCard({ material, layout, onStart }: MaterialCardProps) {
  const { allows } = useSession();
  const { description } = material;
  const isGrid = layout === 'grid';
  const direction = isGrid ? 'column' : ({ xs: 'column', sm: 'row' } as const);
  const hidden = !material.isVisible && { borderStyle: 'dashed', borderColor: 'text.secondary' };
  const menu = allows('content.write') && <MaterialMenu material={material} onStart={onStart} />;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: direction, ...hidden }}>
      <MaterialThumbnail material={material} layout={layout} onClick={() => onStart('preview', material)} />
      <Box sx={{ p: 2, flexGrow: 1, minWidth: 0, display: 'flex', gap: 1 }}>
        <Stack
          direction={isGrid ? 'column' : { xs: 'column', md: 'row' }}
          sx={{ flexGrow: 1, minWidth: 0, gap: 1.5, alignItems: isGrid ? 'stretch' : { md: 'center' } }}
        >
          <Stack spacing={1.25} sx={{ flexGrow: 1, minWidth: 0 }}>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Facts material={material} />
              {isGrid && menu}
            </Stack>
            {description && (
              <Typography variant="body2" title={description} sx={lineClamp(3)}>
                {description}
              </Typography>
            )}
            {material.tags.length > 0 && <Tags tags={material.tags} />}
          </Stack>
          <MaterialButtons material={material} onStart={onStart} />
        </Stack>
        {!isGrid && menu}
      </Box>
    </Card>
  );
}

function Facts({ material }: { material: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  const { id, title, type, visibility, isVisible, downloadCount } = material;
  return (
    <Stack spacing={0.75} sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2">
        <ItemLink id={id}>{title}</ItemLink>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(`type.${type}`)} · {fileSize(material.fileSize)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <VisibilityBadge visibility={visibility} />
        {!isVisible && (
          <Chip
            size="small"
            variant="outlined"
            icon={<Icon name="visibility_off" />}
            label={t('visibility.hidden')}
          />
        )}
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('content.downloadCount', { count: downloadCount })}
        </Typography>
      </Stack>
    </Stack>
  );
}

function Tags({ tags }: { tags: string[] }) {
  const { t } = useTranslation('mfe-content');
  return (
    <Stack
      component="ul"
      aria-label={t('materials.tags')}
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <Chip key={tag} component="li" size="small" variant="outlined" label={tag} />
      ))}
    </Stack>
  );
}

interface MaterialActionsProps {
  material: ContentItem;
  onStart: StartMaterialAction;
}

/** Buttons that every role has; those who have the menu share from there. */
function MaterialButtons({ material, onStart }: MaterialActionsProps) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const { title } = material;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-label={t('content.download', { title })}
        onClick={() => onStart('download', material)}
      >
        {t('materials.download')}
      </Button>
      <Button
        startIcon={<Icon name="visibility" />}
        aria-label={t('materials.previewOf', { title })}
        onClick={() => onStart('preview', material)}
      >
        {t('materials.preview')}
      </Button>
      {allows('share-links.write') && !allows('content.write') && (
        <Button
          startIcon={<Icon name="share" />}
          aria-label={t('materials.shareOf', { title })}
          onClick={() => onStart('share', material)}
        >
          {t('materials.share')}
        </Button>
      )}
    </Stack>
  );
}

function MaterialMenu({ material, onStart }: MaterialActionsProps) {
  const { t } = useTranslation('mfe-content');
  const { isVisible, title } = material;
  const entry = (action: MaterialAction, text: string, icon: ItemMenuEntry['icon']): ItemMenuEntry => ({
    label: t(text),
    icon,
    isDestructive: action === 'delete',
    onClick: () => onStart(action, material),
  });
  return (
    <ItemMenu
      label={t('materials.actions', { title })}
      entries={[
        entry('edit', 'actions.edit', 'edit'),
        entry('share', 'materials.share', 'share'),
        isVisible
          ? entry('toggle', 'materials.hide', 'visibility_off')
          : entry('toggle', 'materials.unhide', 'visibility'),
        entry('delete', 'actions.delete', 'delete'),
      ]}
    />
  );
}
