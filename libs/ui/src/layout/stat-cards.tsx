import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import type { ReactNode } from 'react';
import { GLASS } from '../theme/tokens.ts';
import { Icon, type IconName } from './icon.tsx';
import { useFoldedStats } from './use-folded-stats.ts';

export interface Stat {
  label: string;
  /** Formatted; null for an unknown figure. */
  value: string | number | null;
  icon: IconName;
  /** The change of the figure; null for an unknown one, undefined for a card without this line. */
  change?: StatChange | null;
}

export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** The full text for screen readers, which skip the sign. */
  text: string;
}

const SIGNS = { up: '▲', down: '▼', same: '' };
const UNKNOWN = '—';

/** Grid with as many equal columns as fit; two on phones. */
export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 3,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: 'span 2', sm: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
}

/** Figures as a description list. */
export function StatCards({ stats }: { stats: Stat[] }) {
  return (
    <StatGrid>
      {stats.map((stat, index) => (
        <StatCard key={stat.label} {...stat} pane={GLASS[index % GLASS.length]} />
      ))}
    </StatGrid>
  );
}

/** The figures below the header of a page: as cards, or on one line for people who folded them in this browser. */
export function PageStats({ stats }: { stats: Stat[] }) {
  const { t } = useTranslation();
  const { isFolded, fold } = useFoldedStats();
  return (
    <Box sx={{ position: 'relative' }}>
      {isFolded ? <StatLine stats={stats} /> : <StatCards stats={stats} />}
      <IconButton
        aria-label={t('stats.title')}
        aria-expanded={!isFolded}
        title={t(isFolded ? 'stats.unfold' : 'stats.fold')}
        onClick={() => fold(!isFolded)}
        sx={{ ...FOLD_BUTTON, ...(isFolded ? FOLDED : UNFOLDED) }}
      >
        <Icon name="expand_more" sx={{ transform: isFolded ? undefined : 'rotate(180deg)' }} />
      </IconButton>
    </Box>
  );
}

const FOLD_BUTTON = { position: 'absolute', minWidth: 32, minHeight: 32, p: 0.5 };
const FOLDED = { top: -10, right: 0 };
/** The corner of the last card, where neither figure nor icon is. */
const UNFOLDED = { bottom: 28, right: 6 };

function StatLine({ stats }: { stats: Stat[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, mb: 2, pr: 5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
    >
      {stats.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {value ?? UNKNOWN}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function StatCard({ label, value, icon, change, pane }: Stat & { pane: string | undefined }) {
  return (
    <Card
      component="dl"
      sx={{ m: 0, p: 2, pl: 2.5, boxShadow: `inset 5px 0 ${pane}`, display: 'flex', gap: 1 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="h1" sx={{ m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {value ?? UNKNOWN}
        </Typography>
        {change !== undefined && <Change change={change} />}
      </Box>
      <Box aria-hidden sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        <Icon name={icon} />
      </Box>
    </Card>
  );
}

function Change({ change }: { change: StatChange | null }) {
  const sign = change && SIGNS[change.direction];
  return (
    <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0, mt: 0.5 }}>
      {sign && (
        <Box component="span" aria-hidden sx={{ color: 'text.primary', mr: 0.5 }}>
          {sign}
        </Box>
      )}
      {change?.text ?? UNKNOWN}
    </Typography>
  );
}
