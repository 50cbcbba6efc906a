import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { TeamMember } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import {
  Box,
  Card,
  DeleteButton,
  EditButton,
  IconButton,
  MoveButtons,
  NavigationIcon,
  Stack,
  type Place,
} from '@vitral/ui';
import { StatusSwitch } from '@vitral/ui/forms';
import { TeamMemberHead, TeamMemberTexts } from './team-member-texts.tsx';
import { useToggleTeamMember } from './team-members.queries.ts';

export interface TeamMemberCardProps extends Place {
  member: TeamMember;
  onEdit: (member: TeamMember) => void;
  onDelete: (member: TeamMember) => void;
}

/** A member with the texts in both languages and the actions. */
export function TeamMemberCard({ member, onEdit, onDelete, ...place }: TeamMemberCardProps) {
  const { t } = useTranslation('mfe-people');
  const toggle = useToggleTeamMember();
  const { name, isActive } = member;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: member.id, attributes: { roleDescription: t('team-members.drag.role') } });

  return (
    <Card
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ ...ROW, ...(isDragging && DRAGGING) }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: '1 1 240px', minWidth: 0 }}>
          <IconButton
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={t('team-members.drag.handle', { name })}
            sx={{ cursor: 'grab', touchAction: 'none', ml: -1 }}
          >
            <NavigationIcon name="drag_indicator" />
          </IconButton>
          <TeamMemberHead member={member} place={place.index + 1} />
        </Stack>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusSwitch
            name={name}
            isActive={isActive}
            isPending={toggle.isPending}
            onChange={() => toggle.mutate(member)}
          />
          <MoveButtons
            upLabel={t('team-members.moveUp', { name })}
            downLabel={t('team-members.moveDown', { name })}
            {...place}
          />
          <Box sx={{ whiteSpace: 'nowrap' }}>
            <EditButton label={t('team-members.edit', { name })} onClick={() => onEdit(member)} />
            <DeleteButton label={t('team-members.delete', { name })} onClick={() => onDelete(member)} />
          </Box>
        </Stack>
      </Stack>
      <TeamMemberTexts member={member} />
    </Card>
  );
}

const ROW = {
  p: 2,
  position: 'relative',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
} as const;

const DRAGGING = { zIndex: 1, boxShadow: 8 } as const;
