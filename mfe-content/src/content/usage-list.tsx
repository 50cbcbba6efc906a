import {
  CONTENT_USE_PERMISSIONS,
  type ContentItem,
  type ContentUse,
  type ContentUses,
} from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useSession } from '@vitral/session';
import { Alert, Box, Chip, MuiLink, Stack, Typography } from '@vitral/ui';

/** Path of the console page that edits each kind of item. */
const PATHS: Record<ContentUse['noun'], (use: ContentUse) => string> = {
  'landing-content': ({ itemId }) => `/admin/landing?section=${itemId}`,
  'team-members': () => '/admin/team',
  testimonials: ({ itemName }) => `/admin/testimonials?${new URLSearchParams({ q: itemName })}`,
  'site-config': () => '/admin/settings',
  'team-resources': () => '/admin/resources',
  'social-feeds': () => '/admin/social-feeds',
  'share-links': ({ itemName }) => `/admin/content?${new URLSearchParams({ q: itemName })}`,
};

interface UsageListProps extends ContentUses {
  /** The files in use; with several, each entry names its file. */
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
          <MuiLink component={Link} to={PATHS[use.noun](use)} color="inherit" underline="always">
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
