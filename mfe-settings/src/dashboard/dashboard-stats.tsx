import {
  ACTIVITIES,
  type ActivityFigure,
  type AdminStats,
  type StatsFigure,
  type StatsRange,
} from '@vitral/sdk/contracts/admin-stats';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { StatCards, type Stat, type StatChange } from '@vitral/sdk/ui';
import { useCompared } from './use-compared.ts';

/** Ordered by importance: each role sees the first four that it has permission for. */
const FIGURES = [
  { name: 'users', icon: 'manage_accounts' },
  { name: 'content', icon: 'folder' },
  { name: 'testimonials', icon: 'format_quote' },
  { name: 'liveSessions', icon: 'videocam' },
  { name: 'materials', icon: 'sell' },
  { name: 'teamResources', icon: 'handyman' },
  { name: 'teamMembers', icon: 'groups' },
] as const satisfies { name: StatsFigure; icon: Stat['icon'] }[];
const CARDS = 4;

const ACTIVITY_ICONS: Record<ActivityFigure, Stat['icon']> = {
  visits: 'download',
  joins: 'how_to_reg',
  messages: 'inbox',
};

interface DashboardStatsProps {
  stats: AdminStats;
  days: StatsRange;
}

/** The total number of items and of new ones in the range, or the number of events in the range. */
export function DashboardStats({ stats, days }: DashboardStatsProps) {
  const items = useItemStats({ stats, days });
  const activity = useActivityStats({ stats, days });
  return (
    <>
      <StatCards stats={items.slice(0, CARDS)} />
      <StatCards stats={activity} />
    </>
  );
}

function useItemStats({ stats, days }: DashboardStatsProps): Stat[] {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const compared = useCompared(days);
  const changeOf = (name: StatsFigure): StatChange | null => {
    const change = stats.changes[name];
    if (!change) return null;
    const { direction, text } = compared(change);
    const recent = t('dashboard.new', { count: change.recent, shown: number(change.recent) });
    return { direction, text: t('dashboard.change', { recent, compared: text }) };
  };
  return FIGURES.flatMap(({ name, icon }) => {
    const figure = stats[name];
    if (figure === undefined) return [];
    return [{ label: t(`dashboard.figures.${name}`), value: number(figure), icon, change: changeOf(name) }];
  });
}

function useActivityStats({ stats, days }: DashboardStatsProps): Stat[] {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const compared = useCompared(days);
  return ACTIVITIES.flatMap((name) => {
    const figure = stats.activity[name];
    if (!figure) return [];
    return [
      {
        label: t(`dashboard.activity.${name}`),
        value: number(figure.recent),
        icon: ACTIVITY_ICONS[name],
        change: compared(figure),
      },
    ];
  });
}
