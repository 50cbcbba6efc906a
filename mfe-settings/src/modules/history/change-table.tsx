import type { ChannelChange } from '@vitral/sdk/contracts/releases';
import { REGRESSION } from '@vitral/sdk/contracts/visit-timings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, EmptyState, Stack, Typography } from '@vitral/sdk/ui';
import {
  type DataColumn,
  ListColumns,
  PagedList,
  type ListUrl,
  column,
  textColumn,
} from '@vitral/sdk/ui/data';
import { SelectField } from '@vitral/sdk/ui/forms';
import { useMemo } from 'react';
import { Detail } from '../../shared/detailed-text.tsx';
import { ReleaseMark, SetMark } from '../../shared/release-mark.tsx';
import { useReleaseNames } from '../../shared/release-names.ts';
import { historyQuery } from '../modules.queries.ts';

interface ChangeTableProps {
  /** Blank for all modules. */
  module: string;
  onModule: (module: string) => void;
  url: ListUrl;
}

export function ChangeTable({ module, onModule, url }: ChangeTableProps) {
  const { t } = useTranslation('mfe-settings');
  const { limit, offset } = url.table.query;
  const columns = useChangeColumns();
  const names = useReleaseNames();
  const empty = module ? (
    <EmptyState
      icon="history"
      title={t('history.noneOf', { name: module })}
      action={<Button onClick={() => onModule('')}>{t('actions.clearFilters')}</Button>}
    />
  ) : (
    <EmptyState icon="history" title={t('history.noneTitle')} text={t('history.noneText')} />
  );
  return (
    <>
      <Box role="search" sx={{ mb: 2, maxWidth: { sm: 280 } }}>
        <SelectField
          label={t('modules.module')}
          value={module}
          choices={[
            { value: '', label: t('modules.everyModule') },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={onModule}
        />
      </Box>
      <ListColumns list="module-changes" />
      <PagedList
        label={t('history.list')}
        query={historyQuery({ limit, offset, module })}
        url={url}
        columns={columns}
        renderCard={(change) => <ChangeCard change={change} />}
        empty={empty}
      />
    </>
  );
}

function ChangeCard({ change }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return (
    <Stack spacing={0.75}>
      <ChangeSummary change={change} />
      <Typography variant="body2">
        <ChangeSets change={change} />
      </Typography>
      <Detail>
        {change.actorName ?? t('audit.server')} ·{' '}
        <time dateTime={change.createdAt}>{dateTime(change.createdAt)}</time>
      </Detail>
    </Stack>
  );
}

function useChangeColumns(): DataColumn<ChannelChange>[] {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      textColumn('createdAt', t('audit.when'), { width: 190 }, ({ createdAt }) => dateTime(createdAt)),
      column('kind', t('audit.what'), { flex: 2, minWidth: 260 }, (row) => <ChangeSummary change={row} />),
      textColumn(
        'actorName',
        t('audit.who'),
        { flex: 1, minWidth: 150 },
        ({ actorName }) => actorName ?? t('audit.server'),
      ),
      column('toSet', t('history.set'), { width: 210 }, (row) => <ChangeSets change={row} />),
    ],
    [t, dateTime],
  );
}

function ChangeSummary({ change }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  const { kind, module, release, share, reason } = change;
  const reasonText = useReasonText();
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`history.kinds.${kind}`)}
        {share !== null && ` · ${t('modules.percent', { value: share })}`}
      </Typography>
      <Typography variant="body2" component="div">
        {module ?? t('history.wholeSet')} {release && <ReleaseMark release={release} />}
      </Typography>
      {reason && <Detail>{reasonText(reason)}</Detail>}
    </Box>
  );
}

function ChangeSets({ change: { fromSet, toSet } }: { change: ChannelChange }) {
  const { t } = useTranslation('mfe-settings');
  if (!fromSet || fromSet === toSet) return <SetMark id={toSet} />;
  return (
    <Box component="span" role="group" aria-label={t('history.fromTo')}>
      <SetMark id={fromSet} /> → <SetMark id={toSet} />
    </Box>
  );
}

const FAILED = /^failed: (\d+)\/(\d+), active: (\d+)\/(\d+)$/;
const SLOWER = /^regressed: (inp|load) (\d+)\/(\d+) ms, visits (\d+)\/(\d+), (.+)$/;
const FAILED_MORE = /^regressed: failures (\d+)\/(\d+), (\d+)\/(\d+), (.+)$/;
const UNRENDERED = /^unrendered: (\S+) (\S+)$/;
const UNFIT = /^unfit: (.+)$/;

/** Translates the recorded reason of a channel change; an unknown reason is returned unchanged. */
function useReasonText() {
  const { t } = useTranslation('mfe-settings');
  const { number, decimal } = useFormats();
  const shown = (text: string) => (/^\d+$/.test(text) ? number(Number(text)) : text);
  return (reason: string) => {
    if (reason === 'superseded') return t('history.reasons.superseded');
    const codes = UNFIT.exec(reason)?.[1];
    if (codes) return t('history.reasons.unfit', { codes });
    const [, page, language] = UNRENDERED.exec(reason) ?? [];
    if (page) return t('history.reasons.unrendered', { page, language });
    const [, metric, ...times] = SLOWER.exec(reason) ?? [];
    if (metric) {
      const [before, after, visitsBefore, visitsAfter, test] = times.map(shown);
      const figures = { before, after, visitsBefore, visitsAfter, test, alpha: decimal(REGRESSION.alpha, 3) };
      return t(`history.reasons.${metric}`, figures);
    }
    const [, ...failed] = FAILED_MORE.exec(reason) ?? [];
    if (failed.length > 0) {
      const [failuresBefore, pagesBefore, failuresAfter, pagesAfter, test] = failed.map(shown);
      const figures = { failuresBefore, pagesBefore, failuresAfter, pagesAfter, test };
      return t('history.reasons.failedMore', { ...figures, alpha: decimal(REGRESSION.alpha, 3) });
    }
    const counts = FAILED.exec(reason)?.slice(1).map(Number).map(number);
    if (!counts) return reason;
    const [failures, pages, activeFailures, activePages] = counts;
    return t('history.reasons.failed', { failures, pages, activeFailures, activePages });
  };
}
