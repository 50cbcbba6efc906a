import { useSuspenseQuery } from '@tanstack/react-query';
import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Card,
  Chip,
  EmptyState,
  LoadBoundary,
  MuiLink,
  Skeleton,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { ImageWithFallback } from '@vitral/sdk/ui/data';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { fileUrl, inlineFileUrl, TYPE_ICONS } from '../preview/content-file.ts';
import { RECENT_UPLOADS, recentUploadsQuery } from './upload.queries.ts';

export function RecentUploads() {
  const { t } = useTranslation('mfe-content');
  return (
    <Box component="section" aria-labelledby="recent-uploads" sx={{ mt: 4 }}>
      <Typography id="recent-uploads" variant="h2" sx={{ mb: 1.5 }}>
        {t('upload.recent')}
      </Typography>
      <LoadBoundary failure={t('content.fetchFailed')} loading={<Placeholders />}>
        <RecentList />
      </LoadBoundary>
    </Box>
  );
}

function RecentList() {
  const { t } = useTranslation('mfe-content');
  const { data: items } = useSuspenseQuery(recentUploadsQuery);
  if (items.length === 0)
    return <EmptyState icon="upload" title={t('content.emptyTitle')} text={t('upload.recentEmpty')} />;
  return (
    <Card component="ul" aria-labelledby="recent-uploads" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <RecentUpload key={item.id} item={item} />
      ))}
    </Card>
  );
}

const ROW = {
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;

function RecentUpload({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
  const { id, title, type, category, originalName, tags } = item;
  const facts = [
    t(`category.${category}`),
    fileSize(item.fileSize),
    date(item.createdAt),
    t('content.downloadCount', { count: item.downloadCount }),
  ];
  return (
    <Stack component="li" direction="row" spacing={2} sx={ROW}>
      <ImageWithFallback
        src={type === 'image' ? inlineFileUrl(id, { shape: 'square' }) : null}
        alt=""
        icon={TYPE_ICONS[type]}
        size={48}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink href={fileUrl(id)} download={originalName} sx={{ fontWeight: 600 }}>
          {title}
        </MuiLink>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', mt: 0.75 }}>
          <VisibilityBadge visibility={item.visibility} />
          {tags.map((tag) => (
            <Chip key={tag} size="small" variant="outlined" label={tag} sx={{ maxWidth: '100%' }} />
          ))}
        </Stack>
      </Box>
    </Stack>
  );
}

function Placeholders() {
  const { t } = useTranslation();
  return (
    <Card role="status" aria-label={t('loading')}>
      {Array.from({ length: RECENT_UPLOADS }, (_, index) => (
        <Stack key={index} direction="row" spacing={2} sx={ROW}>
          <Skeleton variant="rounded" width={48} height={48} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="40%" />
            <Skeleton width="65%" />
          </Box>
        </Stack>
      ))}
    </Card>
  );
}
