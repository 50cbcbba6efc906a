import { MIN_VISITS, type PageTiming, type TimingFigures } from '@vitral/sdk/contracts/visit-timings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Detail } from '../../shared/detailed-text.tsx';
import { Code } from '../../shared/release-mark.tsx';
import { FigureTable } from './figure-table.tsx';

/** Times at the 75th percentile in visitors' browsers, beside those of the previous release. */
export function PageTimings({ timings }: { timings: readonly PageTiming[] }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <FigureTable
      title={t('overview.timings')}
      text={t('overview.timingsText', { visits: MIN_VISITS })}
      columns={[t('overview.page'), t('overview.before'), t('overview.now'), t('overview.change')]}
      rows={timings.map(({ page, metric, before, now }) => ({
        key: `${page} ${metric}`,
        name: (
          <>
            {page === null ? t('overview.allPages') : <Code>{page}</Code>}
            <Detail>{t(`overview.metrics.${metric}`)}</Detail>
          </>
        ),
        cells: [
          <Percentile key="before" figures={before} />,
          <Percentile key="now" figures={now} />,
          <Change key="change" before={before.p75} now={now.p75} />,
        ],
      }))}
    />
  );
}

function Percentile({ figures: { visits, p75 } }: { figures: TimingFigures }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const counted = t('overview.visits', { count: visits, shown: number(visits) });
  if (visits === 0) return '—';
  return (
    <>
      {p75 === null ? t('overview.tooFew') : t('overview.milliseconds', { value: number(p75) })}
      <Detail>{counted}</Detail>
    </>
  );
}

/** Shows the change in words as well as in percent, since the sign alone does not say whether it is an improvement. */
function Change({ before, now }: { before: number | null; now: number | null }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  if (before === null || now === null) return '—';
  const percent = before === 0 ? 0 : Math.round(((now - before) / before) * 100);
  if (percent === 0) return t('overview.same');
  const value = t('modules.percent', { value: number(Math.abs(percent)) });
  return t(percent > 0 ? 'overview.slower' : 'overview.faster', { value });
}
