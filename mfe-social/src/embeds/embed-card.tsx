import type { Embed } from '@vitral/sdk/contracts/embeds';
import { embedUrl, embedCode } from '@vitral/sdk/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Card, Chip, Stack, Typography } from '@vitral/sdk/ui';
import { MoveButtons, SelectItem, type ListPosition } from '@vitral/sdk/ui/data';
import { ItemActions } from '../shared/item-actions.tsx';
import { PlatformTitle } from '../shared/platform.tsx';
import { useCopyCode } from './embed-code.tsx';
import { EmbedPreview } from './embed-preview.tsx';
import { EMBEDS, type ShownEmbed } from './embeds.queries.ts';

interface EmbedCardProps extends ListPosition {
  embed: ShownEmbed;
  onEdit: (embed: Embed) => void;
  onDelete: (embed: Embed) => void;
}

/** Returns whether the response has the fields for editors. */
const isEditable = (embed: ShownEmbed): embed is Embed => embed.version !== undefined;

/** An embed with preview, position and actions. */
export function EmbedCard({ embed, ...actions }: EmbedCardProps) {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  const { platform, title, kind, embedId } = embed;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <PlatformTitle
          platform={platform}
          href={embedUrl(platform, kind, embedId)}
          title={title}
          component="h4"
          basis="240px"
        >
          <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="body2" color="textSecondary">
              {t(`social-feeds.platform.${platform}`)} · {embedId}
            </Typography>
            <Chip size="small" variant="outlined" label={t(`embeds.kinds.${kind}`)} />
          </Stack>
        </PlatformTitle>
        {mayWrite && isEditable(embed) && <EmbedActions {...actions} embed={embed} />}
      </Stack>
      <EmbedPreview key={embedId} platform={platform} embed={embed} title={title} />
    </Card>
  );
}

function EmbedActions({ embed, onEdit, onDelete, ...place }: EmbedCardProps & { embed: Embed }) {
  const { t } = useTranslation('mfe-social');
  const copy = useCopyCode(() => onEdit(embed), 'embeds.copyInDialog');
  const { title, platform } = embed;
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <SelectItem id={embed.id} name={title} />
      <ItemActions
        noun={EMBEDS}
        item={embed}
        entries={[
          {
            label: t('embeds.copyCode'),
            icon: 'content_copy',
            onClick: () => void copy(embedCode(platform, embed)),
          },
        ]}
        onEdit={() => onEdit(embed)}
        onDelete={() => onDelete(embed)}
      >
        <MoveButtons
          upLabel={t('embeds.moveUp', { title })}
          downLabel={t('embeds.moveDown', { title })}
          {...place}
        />
      </ItemActions>
    </Stack>
  );
}
