import type { AdminStats } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { StatCards, type Stat } from '@vitral/ui';

/** The widest-reaching first: a role sees the first four of those that it may see. */
const FIGURES = [
  { name: 'users', icon: 'manage_accounts' },
  { name: 'content', icon: 'folder' },
  { name: 'testimonials', icon: 'format_quote' },
  { name: 'liveSessions', icon: 'videocam' },
  { name: 'materials', icon: 'sell' },
  { name: 'teamMembers', icon: 'groups' },
] as const satisfies { name: keyof AdminStats; icon: Stat['icon'] }[];
const CARDS = 4;

export function DashboardStats({ stats }: { stats: AdminStats }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const known = FIGURES.flatMap(({ name, icon }) => {
    const figure = stats[name];
    return figure === undefined
      ? []
      : [{ label: t(`dashboard.figures.${name}`), value: number(figure), icon }];
  });
  return <StatCards stats={known.slice(0, CARDS)} />;
}
