import { useQueries } from '@tanstack/react-query';
import {
  CONTENT_USE_PERMISSIONS,
  type ContentItem,
  type ContentUse,
  type ContentUses,
  type UseConfirmation,
} from '@vitral/sdk/contracts/content';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { useSession } from '@vitral/sdk/session';
import { Alert, Box, Button, Chip, MuiLink, Stack, Typography } from '@vitral/sdk/ui';
import { contentUsesQuery } from './content.queries.ts';

const byId =
  (path: string) =>
  ({ itemId }: ContentUse) =>
    `${path}/${itemId}`;

/** URL of the console that edits each kind of item. */
const URLS: Record<ContentUse['noun'], (use: ContentUse) => string> = {
  'landing-content': byId('/admin/landing'),
  'site-pages': byId('/admin/pages'),
  'team-members': byId('/admin/team'),
  testimonials: byId('/admin/testimonials'),
  'site-config': () => '/admin/settings',
  'team-resources': byId('/admin/resources'),
  'social-feeds': (use) => `${byId('/admin/social-feeds/posts')(use)}?tab=current`,
  'zoom-meetings': byId('/admin/zoom'),
  'share-links': ({ itemName }) => `/admin/content?${new URLSearchParams({ q: itemName })}`,
};

interface UsageListProps extends ContentUses {
  /** The files in use; if there are several, each entry names its file. */
  files: ContentItem[];
}

/** Lists the places that use a file, and counts those beyond the listed ones. */
export function UsageList({ uses, total, files }: UsageListProps) {
  const { t } = useTranslation('mfe-content');
  const more = total - uses.length;
  const titleOf = ({ contentId }: ContentUse) => files.find(({ id }) => id === contentId)?.title;
  return (
    <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('content.uses.some', { count: total })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {uses.map((use) => (
          <UsageEntry
            key={`${use.contentId} ${use.noun} ${use.itemId} ${use.isPublic}`}
            use={use}
            title={files.length > 1 ? titleOf(use) : undefined}
          />
        ))}
        {more > 0 && <li>{t('content.uses.more', { count: more })}</li>}
      </Box>
    </Alert>
  );
}

function UsageEntry({ use, title }: { use: ContentUse; title: string | undefined }) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const place = `${t(`content.uses.${use.noun}`)}: ${use.itemName}`;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ minWidth: 0 }}>
        {allows(CONTENT_USE_PERMISSIONS[use.noun]) ? (
          <MuiLink component={Link} to={URLS[use.noun](use)} color="inherit" underline="always">
            {place}
          </MuiLink>
        ) : (
          place
        )}
        {title && <Typography variant="body2">{title}</Typography>}
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={use.isPublic ? 'warning' : 'default'}
        label={t(use.isPublic ? 'content.uses.public' : 'content.uses.draft')}
      />
    </Stack>
  );
}

/** Loads the places that use the files; `isPending` is true until the places of every file are loaded. */
export function useWhereUsed(files: ContentItem[]) {
  return useQueries({
    queries: files.map(({ id }) => contentUsesQuery(id)),
    combine: (results) => ({
      files,
      uses: results.flatMap(({ data }) => data?.items ?? []).slice(0, LIMITS.namedUses),
      total: results.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
      isPending: results.some(({ isPending }) => isPending),
      isUnknown: results.some(({ isError }) => isError),
      retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
    }),
  });
}

type KnownUses = ReturnType<typeof useWhereUsed>;

/** Labels for the buttons of a delete dialog; for files in use the confirm button says "Delete anyway". */
export const deleteButtonLabels = ({ total }: KnownUses, t: (key: string) => string) =>
  total > 0
    ? { cancelLabel: t('content.inUse.keep'), confirmLabel: t('content.inUse.anyway.delete') }
    : { confirmLabel: t('actions.delete') };

/**
 * Confirms the deletion in advance once the user has seen all uses; otherwise the server refuses it for files in use, and
 * the page asks.
 */
export const confirmationOf = ({ total, isUnknown }: KnownUses): UseConfirmation =>
  total > 0 && !isUnknown ? { evenIfUsed: true } : {};

/** Shows the places that use the files, or that they could not be loaded. */
export function WhereUsed({ usage }: { usage: KnownUses }) {
  const { t } = useTranslation('mfe-content');
  const { files, uses, total, isPending, isUnknown, retry } = usage;
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {isPending && <Typography color="textSecondary">{t('content.uses.loading')}</Typography>}
      {isUnknown && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={retry}>
              {t('actions.retry')}
            </Button>
          }
        >
          {t('content.uses.unknown')}
        </Alert>
      )}
      {!isPending && !isUnknown && total === 0 && (
        <Typography color="textSecondary">{t('content.uses.none')}</Typography>
      )}
      {total > 0 && <UsageList uses={uses} total={total} files={files} />}
    </Box>
  );
}
