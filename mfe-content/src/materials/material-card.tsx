import type { ContentItem, ContentType } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Button, Card, NavigationIcon, Stack, Typography, type NavigationIconName } from '@vitral/ui';
import { VisibilityBadge } from '../content/visibility-badge.tsx';
import type { Layout } from './layout-toggle.tsx';
import { useDownload } from './materials.queries.ts';

const ICONS: Record<ContentType, NavigationIconName> = {
  pdf: 'article',
  video: 'play_circle',
  image: 'image',
  presentation: 'dashboard',
  excel: 'article',
  document: 'article',
};

interface MaterialCardProps {
  material: ContentItem;
  layout: Layout;
}

/** A material with its download. */
export function MaterialCard({ material, layout }: MaterialCardProps) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  const { mutate, isPending } = useDownload();
  const { title, description, type, downloadCount } = material;
  const direction = layout === 'grid' ? 'column' : ({ xs: 'column', sm: 'row' } as const);

  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', gap: 2, flexDirection: direction }}>
      <Stack direction="row" spacing={2} sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ color: 'secondary.main', pt: 0.25 }}>
          <NavigationIcon name={ICONS[type]} />
        </Box>
        <Stack spacing={1} sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[t(`type.${type}`), fileSize(material.fileSize)].join(' · ')}
          </Typography>
          {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
        </Stack>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap', flexShrink: 0, mt: layout === 'grid' ? 'auto' : 0 }}
      >
        <VisibilityBadge item={material} />
        <Typography variant="body2">{t('content.downloadCount', { count: downloadCount })}</Typography>
        <Button
          variant="outlined"
          startIcon={<NavigationIcon name="download" />}
          loading={isPending}
          onClick={() => mutate(material)}
          aria-label={t('content.download', { title })}
          sx={{ ml: 'auto' }}
        >
          {t('materials.download')}
        </Button>
      </Stack>
    </Card>
  );
}
