import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, Card, Chip, NavigationIcon, Stack, Typography, lineClamp } from '@vitral/ui';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import type { MaterialActions } from './material-actions.ts';
import { MaterialButtons } from './material-buttons.tsx';
import { MaterialMenu } from './material-menu.tsx';
import { MaterialThumbnail } from './material-thumbnail.tsx';
import type { Layout } from './use-layout.ts';

interface MaterialCardProps {
  material: ContentItem;
  layout: Layout;
  actions: MaterialActions;
}

/** A material with its actions: below the picture in a grid, beside it in a list. */
export function MaterialCard({ material, layout, actions }: MaterialCardProps) {
  const { allows } = useSession();
  const isGrid = layout === 'grid';
  const direction = isGrid ? 'column' : ({ xs: 'column', sm: 'row' } as const);
  const hidden = !material.isVisible && { borderStyle: 'dashed', borderColor: 'text.secondary' };
  const menu = allows('content.write') && <MaterialMenu material={material} actions={actions} />;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: direction, ...hidden }}>
      <MaterialThumbnail material={material} layout={layout} onClick={() => actions.preview(material)} />
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
            {material.description && <Description text={material.description} />}
            {material.tags.length > 0 && <Tags tags={material.tags} />}
          </Stack>
          <MaterialButtons material={material} actions={actions} />
        </Stack>
        {!isGrid && menu}
      </Box>
    </Card>
  );
}

function Facts({ material }: { material: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  const { title, type, visibility, isVisible, downloadCount } = material;
  return (
    <Stack spacing={0.75} sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2">
        {title}
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
            icon={<NavigationIcon name="visibility_off" />}
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

/** Cut to three lines, so that the cards of a row look alike. */
function Description({ text }: { text: string }) {
  return (
    <Typography variant="body2" title={text} sx={lineClamp(3)}>
      {text}
    </Typography>
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
