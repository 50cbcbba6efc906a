import { useQueries } from '@tanstack/react-query';
import type { ContentItem, ContentUse, Permission } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import { Alert, Box, Button, Chip, MuiLink, Stack, Typography } from '@vitral/ui';
import { contentUsesQuery } from './content.queries.ts';

/** Where each kind of item is kept in the console, and who may go there. */
const PAGES: Record<ContentUse['noun'], { path: string; permission: Permission }> = {
  'landing-content': { path: '/admin/landing', permission: 'landing-content.write' },
  'team-members': { path: '/admin/team', permission: 'team-members.write' },
  testimonials: { path: '/admin/testimonials', permission: 'testimonials.write' },
  'site-config': { path: '/admin/settings', permission: 'settings.write' },
  'team-resources': { path: '/admin/resources', permission: 'team-resources.read' },
  'social-feeds': { path: '/admin/social-feeds', permission: 'social-feeds.read' },
  'share-links': { path: '/admin/content', permission: 'content.write' },
};

interface Use extends ContentUse {
  file: ContentItem;
}

/** Where files are used: every place, once all are known. */
export function useWhereUsed(items: ContentItem[]) {
  return useQueries({
    queries: items.map(({ id }) => contentUsesQuery(id)),
    combine: (results) => ({
      uses: results.flatMap(({ data = [] }, index) =>
        data.map((use): Use => ({ ...use, file: items[index] as ContentItem })),
      ),
      isPending: results.some(({ isPending }) => isPending),
      isUnknown: results.some(({ isError }) => isError),
      retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
    }),
  });
}

interface WhereUsedProps {
  known: ReturnType<typeof useWhereUsed>;
  /** Whether to say which file it is that is used. */
  isOfMany?: boolean;
}

/** What would lose a file. */
export function WhereUsed({
  known: { uses, isPending, isUnknown, retry },
  isOfMany = false,
}: WhereUsedProps) {
  const { t } = useTranslation('mfe-content');
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
      {!isPending && !isUnknown && uses.length === 0 && (
        <Typography color="textSecondary">{t('content.uses.none')}</Typography>
      )}
      {uses.length > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('content.uses.some', { count: uses.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
            {uses.map((use) => (
              <UseEntry
                key={`${use.file.id} ${use.noun} ${use.itemId} ${use.isPublic}`}
                use={use}
                isOfMany={isOfMany}
              />
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function UseEntry({ use: { noun, itemName, isPublic, file }, isOfMany }: { use: Use; isOfMany: boolean }) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const { path, permission } = PAGES[noun];
  const place = `${t(`content.uses.${noun}`)}: ${itemName}`;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ minWidth: 0 }}>
        {allows(permission) ? (
          <MuiLink component={Link} to={path} color="inherit" underline="always">
            {place}
          </MuiLink>
        ) : (
          place
        )}
        {isOfMany && <Typography variant="body2">{file.title}</Typography>}
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={isPublic ? 'warning' : 'default'}
        label={t(isPublic ? 'content.uses.public' : 'content.uses.draft')}
      />
    </Stack>
  );
}
