import { fieldIn, LANGUAGES, type Language } from '@vitral/sdk/contracts/languages';
import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { pictureUrl } from '@vitral/sdk/pictures';
import { DragHandle, useSortableRow } from '@vitral/sdk/sortable';
import { Box, Card, lineClamp, Stack, Typography } from '@vitral/sdk/ui';
import {
  DeleteButton,
  EditButton,
  ImageWithFallback,
  MoveButtons,
  type ListPosition,
  SelectItem,
} from '@vitral/sdk/ui/data';
import { ItemLink, PublicationNote, StatusSwitch, useToggleItem } from '@vitral/sdk/ui/forms';
import { TEAM_MEMBERS } from './team-members.queries.ts';

export interface TeamMemberCardProps extends ListPosition {
  member: TeamMember;
  isMovable: boolean;
  onEdit: (member: TeamMember) => void;
  onDelete: (member: TeamMember) => void;
}

/** Width and height in pixels. */
const PORTRAIT_SIZE = 64;

export function TeamMemberCard({ member, isMovable, onEdit, onDelete, ...place }: TeamMemberCardProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const toggle = useToggleItem(TEAM_MEMBERS);
  const { name, isActive, imageSmall, imageLarge } = member;
  const { element, handle, isDragging } = useSortableRow(member.id);

  return (
    <Card component="li" {...element} sx={{ ...ROW, ...(isDragging && { zIndex: 1, boxShadow: 8 }) }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
          {isMovable && <DragHandle handle={handle} name={name} />}
          <SelectItem id={member.id} name={name} />
          <ImageWithFallback
            src={pictureUrl(imageSmall ?? imageLarge, PORTRAIT_SIZE)}
            alt={t('team-members.pictureOf', { name })}
            size={PORTRAIT_SIZE}
            icon="account_circle"
          />
          <Box sx={{ minWidth: 0, pl: 1 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <ItemLink id={member.id}>{name}</ItemLink>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('team-members.place', { place: number(place.index + 1) })}
            </Typography>
            <PublicationNote item={member} />
          </Box>
        </Stack>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusSwitch
            name={name}
            isActive={isActive}
            isPending={toggle.isPending}
            onChange={() => toggle.mutate(member)}
          />
          {isMovable && (
            <MoveButtons
              upLabel={t('team-members.moveUp', { name })}
              downLabel={t('team-members.moveDown', { name })}
              {...place}
            />
          )}
          <Box sx={{ whiteSpace: 'nowrap' }}>
            <EditButton label={t('team-members.edit', { name })} onClick={() => onEdit(member)} />
            <DeleteButton label={t('team-members.delete', { name })} onClick={() => onDelete(member)} />
          </Box>
        </Stack>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: `repeat(${LANGUAGES.length}, minmax(0, 1fr))` },
        }}
      >
        {LANGUAGES.map((language) => (
          <MemberTexts key={language} member={member} language={language} />
        ))}
      </Box>
    </Card>
  );
}

const ROW = {
  p: 2,
  position: 'relative',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
} as const;

function MemberTexts({ member, language }: { member: TeamMember; language: Language }) {
  const { t } = useTranslation('mfe-people');
  const { languageName } = useFormats();
  const title = member[fieldIn('title', language)];
  const bio = member[fieldIn('bio', language)];
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary">
        {t('team-members.in', { language: languageName(language) })}
      </Typography>
      {title || bio ? (
        <Box lang={language}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" sx={lineClamp(3)}>
            {bio}
          </Typography>
        </Box>
      ) : (
        <Typography variant="body2">{t('team-members.missing')}</Typography>
      )}
    </Box>
  );
}
