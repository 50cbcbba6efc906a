import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '@vitral/i18n';
import { columns } from '../layout/card-grid.tsx';
import { StatGrid } from '../layout/stat-cards.tsx';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholders for a list of cards; each page has its own number. */
export function LoadingCards({ count, height = 132 }: { count: number; height?: number }) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')} sx={columns()}>
      {times(count).map((index) => (
        <Card key={index} sx={{ p: 2 }}>
          <Skeleton variant="rounded" height={height - 32} />
        </Card>
      ))}
    </Box>
  );
}

interface SkeletonProps {
  stats?: number;
  cards?: number;
}

/** Placeholders for the figures and the list of a page while its data loads. */
export function PageBodySkeleton({ stats = 3, cards = 3 }: SkeletonProps) {
  return (
    <>
      <StatGrid>
        {times(stats).map((index) => (
          <Skeleton key={index} variant="rounded" height={104} />
        ))}
      </StatGrid>
      <LoadingCards count={cards} />
    </>
  );
}

/** Placeholders for a whole page while its code loads. */
export function PageSkeleton(props: SkeletonProps) {
  return (
    <Box>
      <Skeleton width="40%" height={44} />
      <Skeleton width="65%" sx={{ mb: 3 }} />
      <PageBodySkeleton {...props} />
    </Box>
  );
}
