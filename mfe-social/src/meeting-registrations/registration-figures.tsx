import type {
  RegistrationDate,
  RegistrationFigures as Figures,
} from '@vitral/sdk/contracts/meeting-registrations';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  BarChart,
  Box,
  Card,
  StatCards,
  Typography,
  useBarChartView,
  type BarChartProps,
  type Stat,
} from '@vitral/sdk/ui';
import { useMeetingTimes } from '../zoom-meetings/use-meeting-times.ts';

interface RegistrationFiguresProps {
  figures: Figures;
  /** Empty for all dates. */
  date: string;
  /** Places of each date; null without a limit. */
  capacity: number | null;
}

/** Shows how many people are registered for the chosen date or for all dates, and how many attended past dates. */
export function RegistrationFigures({
  figures: { states, dates },
  date,
  capacity,
}: RegistrationFiguresProps) {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const chosen = dates.find((row) => row.date === date);
  const { registered, waiting } = chosen ?? states;
  const count = number(registered);
  const stats: Stat[] = [
    {
      label: t('meeting-registrations.states.registered'),
      value:
        chosen && capacity !== null
          ? t('meeting-registrations.ofPlaces', { count, places: number(capacity) })
          : count,
      icon: 'how_to_reg',
    },
    { label: t('meeting-registrations.states.waiting'), value: number(waiting), icon: 'schedule' },
  ];
  const present: Stat = {
    label: t('meeting-registrations.present'),
    value: number(chosen?.attended ?? 0),
    icon: 'groups',
  };
  const inCall: Stat[] =
    chosen?.participants == null
      ? []
      : [
          {
            label: t('meeting-registrations.inCall'),
            value: number(chosen.participants),
            icon: 'videocam',
          },
        ];
  const unconfirmed: Stat = {
    label: t('meeting-registrations.states.pending'),
    value: number(states.pending),
    icon: 'mail',
  };
  return (
    <>
      <StatCards stats={[...stats, chosen ? present : unconfirmed, ...inCall]} />
      <AttendanceChart dates={dates.filter(({ isOver, registered: people }) => isOver && people > 0)} />
    </>
  );
}

const CHART_DATES = 12;

function AttendanceChart({ dates }: { dates: RegistrationDate[] }) {
  const { t } = useTranslation('mfe-social');
  const { view, buttons } = useBarChartView();
  const data = useChartData(dates.slice(-CHART_DATES));
  if (dates.length === 0) return null;
  return (
    <Card component="section" sx={{ p: 2.5, mb: 3 }} aria-labelledby="attendance-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h3" component="h2" id="attendance-title">
          {t('meeting-registrations.attendance')}
        </Typography>
        {buttons}
      </Box>
      <BarChart {...data} view={view} height={260} />
    </Card>
  );
}

/** Stacks those who attended and those who did not, so that the height of a bar is the number of registrations. */
function useChartData(dates: RegistrationDate[]): BarChartProps {
  const { t } = useTranslation('mfe-social');
  const { dayAndMonth, longDate } = useMeetingTimes();
  const absent = ({ registered, attended }: RegistrationDate) => Math.max(0, registered - attended);
  return {
    label: t('meeting-registrations.attendance'),
    categoryLabel: t('meeting-registrations.date'),
    othersLabel: '',
    categories: dates.map(({ date }) => ({ id: date, label: dayAndMonth(date), name: longDate(date) })),
    series: [
      {
        id: 'present',
        label: t('meeting-registrations.present'),
        values: dates.map(({ attended }) => attended),
      },
      { id: 'absent', label: t('meeting-registrations.absent'), values: dates.map(absent) },
    ],
  };
}
