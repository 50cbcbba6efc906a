import { TRASH_DAYS } from '@vitral/contracts/trash';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../layout/icon.tsx';
import { BulkButton, BulkFrame } from './bulk-frame.tsx';
import { BulkMenu } from './bulk-menu.tsx';
import type { BulkBarProps, BulkBody } from './bulk-props.ts';
import type { Selection } from './use-table-state.ts';
import { useBulkRun } from './use-bulk-run.ts';

const DELETION: BulkBody = { action: 'delete' };

/** Actions on the selected items; the selection stays when an action fails. Escape clears it. */
export function BulkBar(props: BulkBarProps) {
  const { actions, deletes, total, rows, selection } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const { run, stop, isRunning, done } = useBulkRun(props);
  const [isAsking, setIsAsking] = useState(false);
  useEscape(selection.clear, !isRunning);
  const { isWhole } = selection;
  const ids = rows.map(({ id }) => id).filter((id) => selection.ids.has(id));
  const count = isWhole ? total : ids.length;

  const start = async (body: BulkBody) => {
    setIsAsking(false);
    if (await run(body, isWhole ? { total } : { ids })) selection.clear();
  };
  const remove = () => (deletes === 'to-trash' && !isWhole ? void start(DELETION) : setIsAsking(true));

  return (
    <BulkFrame
      label={t('bulk.bar')}
      selected={t('bulk.selected', { count, total: number(count) })}
      onClear={selection.clear}
    >
      {isRunning ? (
        <ProgressBar
          label={t('bulk.bar')}
          percent={isWhole ? Math.min(100, (100 * done) / total) : null}
          text={isWhole ? `${number(Math.min(done, total))} / ${number(total)}` : ''}
          action={isWhole && <Button onClick={stop}>{t('bulk.stop')}</Button>}
        />
      ) : (
        <>
          {!isWhole && ids.length === rows.length && total > rows.length && (
            <BulkButton
              icon="check_circle"
              label={t('bulk.whole', { total: number(total) })}
              onClick={selection.chooseWhole}
            />
          )}
          {actions.map(({ label, icon, body, choices }) =>
            body ? (
              <BulkButton key={label} icon={icon} label={label} onClick={() => void start(body)} />
            ) : (
              <BulkMenu
                key={label}
                icon={icon}
                label={label}
                choices={choices ?? []}
                onChoose={(one) => void start(one)}
              />
            ),
          )}
          <ExportSelection {...props} ids={ids} />
          {deletes && <BulkButton icon="delete" label={t('actions.delete')} isDestructive onClick={remove} />}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('bulk.deleteTitle', { count, total: number(count) })}
        text={
          deletes === 'to-trash' ? t('trash.description', { count: TRASH_DAYS }) : t('bulk.deleteForGood')
        }
        confirmLabel={t('actions.delete')}
        isDestructive
        onConfirm={() => void start(DELETION)}
        onCancel={() => setIsAsking(false)}
      />
    </BulkFrame>
  );
}

interface ExportSelectionProps extends Pick<BulkBarProps, 'path' | 'filters'> {
  selection: Selection;
  ids: string[];
}

/** Downloads the selected items as CSV. */
function ExportSelection({ path, filters, selection, ids }: ExportSelectionProps) {
  const { t } = useTranslation();
  const asked = Object.entries(filters).filter(([, value]) => value);
  const query = selection.isWhole ? asked : [['ids', ids.join()]];
  return (
    <Button
      href={`/api${path}/export?${new URLSearchParams(query)}`}
      download
      startIcon={<Icon name="table_chart" />}
    >
      {t('bulk.export')}
    </Button>
  );
}

/** Runs `onEscape` for the key, unless something that it closes is open. */
function useEscape(onEscape: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const clear = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('[role$=dialog], [role=menu]');
      if (event.key === 'Escape' && !isTaken) onEscape();
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  });
}
