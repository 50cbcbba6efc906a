import type { BulkSkip } from '@vitral/contracts/bulk';
import { errorText, useTranslation } from '@vitral/i18n';
import { notify } from '../feedback/notify.ts';
import { UNDO_MS } from '../forms/items.ts';
import type { BulkBody } from './bulk-props.ts';

/** The combined outcome of the parts of a bulk change. */
export interface BulkOutcome {
  changed: string[];
  skipped: BulkSkip[];
  isStopped: boolean;
  error?: unknown;
}

/** Number of reasons shown in a toast; equal reasons with different parameters count separately. */
const MAX_REASONS = 3;

const TEXTS: Partial<Record<string, string>> = { delete: 'bulk.deleted', restore: 'trash.restored' };

/** Returns a function that shows the outcome of a bulk change, with the reasons of skipped items and the undo of a deletion. */
export function useBulkReport() {
  const { t } = useTranslation('bulk');

  /** Returns the most frequent reasons, each with the number of items that it excluded. */
  const reasonsOf = (skipped: BulkSkip[]) => {
    const counts = new Map<string, number>();
    for (const { code, params } of skipped) {
      const reason = t(`errors:${code}`, params);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_REASONS);
    const others = frequent.reduce((rest, [, count]) => rest - count, skipped.length);
    return [
      ...frequent.map(([reason, count]) => t('bulk.skipped', { count, reason })),
      ...(others > 0 ? [t('bulk.skippedOthers', { count: others })] : []),
    ];
  };

  return ({ action }: BulkBody, { changed, skipped, isStopped, error }: BulkOutcome, undo: () => void) => {
    const count = changed.length;
    const isUndoable = action === 'delete' && count > 0;
    const undoing = isUndoable && { duration: UNDO_MS, action: { label: t('actions.undo'), onClick: undo } };
    if (error !== undefined) {
      const text = count > 0 ? t('bulk.stopped', { count }) : t('bulk.failed');
      notify.error(text, { description: errorText(error), ...undoing });
      return;
    }
    const options = { ...(skipped.length > 0 && { description: reasonsOf(skipped).join(' ') }), ...undoing };
    if (isStopped) notify.info(t('bulk.stopped', { count }), options);
    else if (count === 0) notify.info(t('bulk.nothing'), options);
    else notify.success(t(TEXTS[action] ?? 'bulk.changed', { count }), options);
  };
}
