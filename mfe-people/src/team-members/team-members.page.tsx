import { useSuspenseQuery } from '@tanstack/react-query';
import type { TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { CardGrid, EmptyState, LoadBoundary, PageBodySkeleton, PageHeader, StatCards } from '@vitral/ui';
import { leadershipCount } from './leadership.ts';
import { TeamMemberCard } from './team-member-card.tsx';
import { teamMembersQuery } from './team-members.queries.ts';

export function Component() {
  const { t } = useTranslation('mfe-people');
  return (
    <>
      <PageHeader title={t('team-members.title')} description={t('team-members.description')} />
      <LoadBoundary
        failure={t('team-members.fetchFailed')}
        loading={<PageBodySkeleton stats={3} cards={4} />}
      >
        <TeamMembers />
      </LoadBoundary>
    </>
  );
}

function TeamMembers() {
  const { t } = useTranslation('mfe-people');
  const { data: members } = useSuspenseQuery(teamMembersQuery);
  if (members.length === 0) {
    return (
      <EmptyState icon="groups" title={t('team-members.emptyTitle')} text={t('team-members.emptyText')} />
    );
  }
  return (
    <>
      <TeamMemberStats members={members} />
      <CardGrid label={t('team-members.list')}>
        {members.map((member, index) => (
          <TeamMemberCard key={member.id} member={member} place={index + 1} />
        ))}
      </CardGrid>
    </>
  );
}

function TeamMemberStats({ members }: { members: TeamMember[] }) {
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
