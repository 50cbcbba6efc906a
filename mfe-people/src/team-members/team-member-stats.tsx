import type { TeamMember } from '@vitral/sdk/contracts/team-members';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { PageStats } from '@vitral/sdk/ui';

export function TeamMemberStats({ members }: { members: TeamMember[] }) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const active = members.filter(({ isActive }) => isActive).length;
  const leaders = leadershipCount(members);
  return (
    <PageStats
      stats={[
        { label: t('team-members.total'), value: number(members.length), icon: 'groups' },
        { label: t('team-members.active'), value: number(active), icon: 'check_circle' },
        { label: t('team-members.leadership'), value: number(leaders), icon: 'emoji_events' },
      ]}
    />
  );
}

const LEADERSHIP = ['leader', 'director', 'ceo', 'líder', 'directora'];

/** Counts members whose title names a leading role (docs/product/team-members.md). */
export function leadershipCount(members: readonly Pick<TeamMember, 'title'>[]): number {
  const titles = members.map(({ title }) => title.toLocaleLowerCase('es'));
  return titles.filter((title) => LEADERSHIP.some((word) => title.includes(word))).length;
}
