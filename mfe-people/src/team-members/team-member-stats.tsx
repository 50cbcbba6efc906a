import type { TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards } from '@vitral/ui';
import { leadershipCount } from './leadership.ts';

export function TeamMemberStats({ members }: { members: TeamMember[] }) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const active = members.filter(({ isActive }) => isActive).length;
  return (
    <StatCards
      stats={[
        { label: t('team-members.total'), value: number(members.length), icon: 'groups' },
        { label: t('team-members.active'), value: number(active), icon: 'check_circle' },
        {
          label: t('team-members.leadership'),
          value: number(leadershipCount(members)),
          icon: 'emoji_events',
        },
      ]}
    />
  );
}
