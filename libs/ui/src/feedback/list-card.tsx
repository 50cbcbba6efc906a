import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery, type QueryKey, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { Page } from '@vitral/api-client';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Button } from '../controls/button.tsx';
import { TitledCard } from '../layout/titled-card.tsx';
import { LoadBoundary } from './load-boundary.tsx';

export interface ListCardRow {
  id: string;
  /** URL of the item in the console. */
  path: string;
  title: string;
  detail?: string;
  /** ISO instant. */
  at: string;
}

interface ListCardProps<Item, Key extends QueryKey> {
  title: string;
  query: UseSuspenseQueryOptions<Page<Item>, Error, Page<Item>, Key>;
  rowOf: (item: Item) => ListCardRow;
  /** Shown instead of an empty list. */
  empty: string;
  /** Title of a failure to load. */
  failure: string;
  /** The page with the whole list. */
  all: { path: string; label: string };
}

const LOADING_HEIGHT = 120;

/** A card of the dashboard with the first items of a list, which loads and fails on its own, and a link to the list. */
export function ListCard<Item, Key extends QueryKey>(props: ListCardProps<Item, Key>) {
  const { t } = useTranslation();
  const { title, failure } = props;
  return (
    <TitledCard title={title}>
      <LoadBoundary
        failure={failure}
        loading={
          <Box role="status" aria-label={t('loading')}>
            <Skeleton variant="rounded" height={LOADING_HEIGHT} />
          </Box>
        }
      >
        <Rows {...props} />
      </LoadBoundary>
    </TitledCard>
  );
}

function Rows<Item, Key extends QueryKey>({ title, query, rowOf, empty, all }: ListCardProps<Item, Key>) {
  const { relativeTime, dateTime } = useFormats();
  const { data } = useSuspenseQuery(query);
  if (data.items.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <>
      <Stack
        component="ul"
        aria-label={title}
        divider={<Divider component="li" aria-hidden />}
        spacing={1.5}
        sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
      >
        {data.items.map(rowOf).map(({ id, path, title: name, detail, at }) => (
          <li key={id}>
            <MuiLink component={Link} to={path}>
              {name}
            </MuiLink>
            <Typography variant="body2" color="textSecondary">
              {detail && `${detail} · `}
              <time dateTime={at} title={dateTime(at)}>
                {relativeTime(at)}
              </time>
            </Typography>
          </li>
        ))}
      </Stack>
      <Button component={Link} to={all.path} size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
        {all.label}
      </Button>
    </>
  );
}
