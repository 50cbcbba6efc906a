import {
  opensAnything,
  type ShareLink,
  shareLinkTitle,
  type ShareLinkState,
} from '@vitral/sdk/contracts/share-links';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Chip, Icon, Stack, Typography, type ChipProps } from '@vitral/sdk/ui';
import { SelectItem } from '@vitral/sdk/ui/data';
import { CopyField, ItemLink } from '@vitral/sdk/ui/forms';
import { LeadsButton } from './leads-dialog.tsx';
import { SendButton } from './send-button.tsx';

const COLORS: Record<ShareLinkState, ChipProps['color']> = {
  active: 'success',
  expired: 'warning',
  revoked: 'default',
};

interface ShareLinkRowProps {
  link: ShareLink;
  /** Shows the title, and whether the link currently opens nothing, in a list of links to several items. */
  isTitled?: boolean;
  /** Time at which the list was loaded, in milliseconds. */
  now: number;
  onEdit?: (link: ShareLink) => void;
  onRevoke?: (link: ShareLink) => void;
}

/** A link with its state, its use and, while it is active, its URL and actions. */
export function ShareLinkRow(props: ShareLinkRowProps) {
  const { link, isTitled = false, now } = props;
  const title = shareLinkTitle(link);
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const state = stateOf(link, now);
  const { recipient, expiresAt, revokedAt, createdAt, createdBy, downloadCount, lastDownloadAt } = link;
  const { items, openCount, visitorCount, lastOpenedAt } = link;
  const end = revokedAt ?? expiresAt;
  const expiry = end
    ? t(revokedAt ? 'share-links.revokedAt' : 'share-links.until', { when: dateTime(end) })
    : t('share-links.untilRevoked');
  const made = { when: dateTime(createdAt), name: createdBy };
  const facts = [
    t('share-links.openCount', { count: openCount }),
    t('share-links.visitorCount', { count: visitorCount }),
    lastOpenedAt
      ? t('share-links.lastOpened', { when: dateTime(lastOpenedAt) })
      : t('share-links.neverOpened'),
    t('content.downloadCount', { count: downloadCount }),
    lastDownloadAt && t('share-links.lastDownload', { when: dateTime(lastDownloadAt) }),
    t(createdBy === null ? 'share-links.madeAt' : 'share-links.madeBy', made),
  ];
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {(isTitled || link.title !== null) && <RowTitle link={link} isLink={isTitled} />}
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {recipient ? t('share-links.for', { name: recipient }) : t('share-links.forAnybody')}
        </Typography>
        <Chip size="small" color={COLORS[state]} label={t(`share-links.state.${state}`)} />
        <HiddenItems items={items} isShown={isTitled || link.title !== null} />
        {link.hasPassword && (
          <Chip
            size="small"
            variant="outlined"
            icon={<Icon name="key" />}
            label={t('share-links.withPassword')}
          />
        )}
        <Typography variant="body2">{expiry}</Typography>
        <RowActions {...props} state={state} />
      </Stack>
      {state === 'active' && (
        <CopyField label={t('share-links.address')} value={`${location.origin}${link.path}`} />
      )}
      <Stack direction="row" useFlexGap sx={{ columnGap: 2, rowGap: 0.25, flexWrap: 'wrap' }}>
        {facts.filter(Boolean).map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
        {link.leadCount > 0 && <LeadsButton link={link} title={title} />}
      </Stack>
    </Stack>
  );
}

/** Says that a link opens nothing at the moment, or not all of its items. */
function HiddenItems({ items, isShown }: Pick<ShareLink, 'items'> & { isShown: boolean }) {
  const { t } = useTranslation('mfe-content');
  const count = items.filter(({ isAvailable }) => !isAvailable).length;
  if (!isShown || count === 0) return null;
  const label = opensAnything({ items })
    ? t('share-links.someUnavailable', { count, total: items.length })
    : t('share-links.unavailable');
  return <Chip size="small" variant="outlined" icon={<Icon name="visibility_off" />} label={label} />;
}

/** The title of a link, which opens it, and the items of a page with several. */
function RowTitle({ link, isLink }: { link: ShareLink; isLink: boolean }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { items, recipient, createdAt } = link;
  const title = shareLinkTitle(link);
  const madeAt = t('share-links.madeAt', { when: dateTime(createdAt) });
  const whose = recipient ? t('share-links.for', { name: recipient }) : t('share-links.forAnybody');
  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <SelectItem id={link.id} name={[title, whose, madeAt].join(', ')} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component={isLink ? 'h2' : 'p'}>
          {isLink ? <ItemLink id={link.id}>{title}</ItemLink> : title}
        </Typography>
        {link.title !== null && (
          <Typography variant="body2" color="textSecondary">
            {t('share-links.itemCount', {
              count: items.length,
              titles: items.map((item) => item.title).join(' · '),
            })}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

interface RowActionsProps extends Pick<ShareLinkRowProps, 'link' | 'onEdit' | 'onRevoke'> {
  state: ShareLinkState;
}

function RowActions({ link, onEdit, onRevoke, state }: RowActionsProps) {
  const { t } = useTranslation('mfe-content');
  if (state === 'revoked') return null;
  return (
    <Stack direction="row" useFlexGap sx={{ ml: 'auto', flexWrap: 'wrap' }}>
      {state === 'active' && <SendButton link={link} title={shareLinkTitle(link)} />}
      {onEdit && (
        <Button startIcon={<Icon name="edit" />} onClick={() => onEdit(link)}>
          {t('actions.edit')}
        </Button>
      )}
      {onRevoke && state === 'active' && (
        <Button color="error" startIcon={<Icon name="link_off" />} onClick={() => onRevoke(link)}>
          {t('share-links.revoke')}
        </Button>
      )}
    </Stack>
  );
}

/** Returns the state of a link at `now`, in milliseconds. */
function stateOf({ revokedAt, expiresAt }: ShareLink, now: number): ShareLinkState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}
