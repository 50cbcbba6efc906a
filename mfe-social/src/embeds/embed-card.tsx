import type { Embed } from '@vitral/contracts';
import { embedUrl, embedCode } from '@vitral/embeds';
import { useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, Card, Chip, ItemMenu, MoveButtons, MuiLink, Stack, Typography, type Place } from '@vitral/ui';
import { StatusSwitch } from '@vitral/ui/forms';
import { PlatformIcon } from '../shared/platform-icon.tsx';
import { EmbedPreview } from './embed-preview.tsx';
import { useToggleEmbed, type ShownEmbed } from './embeds.queries.ts';
import { useCopyCode } from './use-copy-code.ts';

interface EmbedCardProps extends Place {
  embed: ShownEmbed;
  onEdit: (embed: Embed) => void;
  onDelete: (embed: Embed) => void;
}

/** Returns true if the response has the fields for editors. */
const isEditable = (embed: ShownEmbed): embed is Embed => embed.version !== undefined;

/** An embed with preview, position and actions. */
export function EmbedCard({ embed, onEdit, onDelete, ...place }: EmbedCardProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const { platform, title, kind, embedId } = embed;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Stack direction="row" spacing={2} sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ color: 'primary.main', pt: 0.25 }}>
            <PlatformIcon platform={platform} />
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="h4">
              <MuiLink href={embedUrl(platform, kind, embedId)} target="_blank" rel="noopener noreferrer">
                {title}
              </MuiLink>
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="body2" color="textSecondary">
                {t(`social-feeds.platform.${platform}`)} · {embedId}
              </Typography>
              <Chip size="small" variant="outlined" label={t(`embeds.kinds.${kind}`)} />
            </Stack>
          </Box>
        </Stack>
        {mayWrite && isEditable(embed) && (
          <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <EmbedSwitch embed={embed} />
            <MoveButtons
              upLabel={t('embeds.moveUp', { title })}
              downLabel={t('embeds.moveDown', { title })}
              {...place}
            />
            <EmbedMenu embed={embed} onEdit={onEdit} onDelete={onDelete} />
          </Stack>
        )}
      </Stack>
      <EmbedPreview key={embedId} platform={platform} embed={embed} title={title} />
    </Card>
  );
}

function EmbedSwitch({ embed }: { embed: Embed }) {
  const toggle = useToggleEmbed();
  return (
    <StatusSwitch
      name={embed.title}
      isActive={embed.isActive}
      isPending={toggle.isPending}
      onChange={() => toggle.mutate(embed)}
    />
  );
}

function EmbedMenu({
  embed,
  onEdit,
  onDelete,
}: { embed: Embed } & Pick<EmbedCardProps, 'onEdit' | 'onDelete'>) {
  const { t } = useTranslation('mfe-social');
  const copy = useCopyCode(() => onEdit(embed), 'embeds.copyInDialog');
  return (
    <ItemMenu
      label={t('embeds.actionsFor', { title: embed.title })}
      entries={[
        { label: t('actions.edit'), icon: 'edit', onClick: () => onEdit(embed) },
        {
          label: t('embeds.copyCode'),
          icon: 'content_copy',
          onClick: () => void copy(embedCode(embed.platform, embed)),
        },
        { label: t('actions.delete'), icon: 'delete', isDestructive: true, onClick: () => onDelete(embed) },
      ]}
    />
  );
}
