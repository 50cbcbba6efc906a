import {
  STATS_DAYS,
  type AdminStats,
  type StatsComparison,
  type StatsFigure,
} from '@vitral/contracts/admin-stats';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards, type Stat, type StatChange } from '@vitral/ui';

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

export function DashboardStats({ stats }: { stats: AdminStats }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const changeText = useChangeText();
  const known = FIGURES.flatMap(({ name, icon }) => {
    const figure = stats[name];
    if (figure === undefined) return [];
    const change = changeText(stats.changes[name]);
    return [{ label: t(`dashboard.figures.${name}`), value: number(figure), icon, change }];
  });
  return <StatCards stats={known.slice(0, CARDS)} />;
}

/** "12 new in 30 days, 3 more than before" */
function useChangeText() {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  return (change: StatsComparison | undefined): StatChange | null => {
    if (!change) return null;
    const { recent, previous } = change;
    const direction = recent > previous ? 'up' : recent < previous ? 'down' : 'same';
    const recentText = t('dashboard.new', { count: recent, shown: number(recent), days: STATS_DAYS });
    // A new site has no previous period to compare with.
    if (previous === 0) return { direction: 'same', text: recentText };
    const text = t('dashboard.change', {
      recent: recentText,
      compared: t(`dashboard.compared.${direction}`, { difference: number(Math.abs(recent - previous)) }),
    });
    return { direction, text };
  };
}
