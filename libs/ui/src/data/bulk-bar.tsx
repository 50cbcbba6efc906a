import { LIMITS } from '@vitral/contracts/limits';
import { TRASH_DAYS } from '@vitral/contracts/trash';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../layout/icon.tsx';
import { BulkButton, BulkFrame } from './bulk-frame.tsx';
import { BulkMenu } from './bulk-menu.tsx';
import type { BulkBarProps, BulkBody, BulkConfirmation } from './bulk-props.ts';
import type { Selection } from './use-table-state.ts';
import { useBulkRun } from './use-bulk-run.ts';

const DELETION: BulkBody = { action: 'delete' };

/** The confirmation question before a body is sent. */
interface Question extends BulkConfirmation {
  body: BulkBody;
  label: string;
}

/** Actions on the selected items; the selection stays when an action fails. Escape clears it. */
export function BulkBar(props: BulkBarProps) {
  const { actions, deletes, total, rows, selection } = props;
  const { t } = useTranslation('bulk');
  const { number } = useFormats();
  const { run, stop, isRunning, done } = useBulkRun(props);
  const [asked, setAsked] = useState<Question | null>(null);
  useEscape(selection.clear, !isRunning);
  const { isWhole } = selection;
  const ids = rows.map(({ id }) => id).filter((id) => selection.ids.has(id));
  const count = isWhole ? total : ids.length;
  // A single request has no progress to show.
  const hasParts = isWhole || count > LIMITS.bulk;
  const deletion = useDeletion(count);

  const start = async (body: BulkBody) => {
    setAsked(null);
    if (await run(body, isWhole ? { total } : { ids })) selection.clear();
  };

  return (
    <BulkFrame
      label={t('bulk.bar')}
      selected={t('bulk.selected', { count, total: number(count) })}
      onClear={selection.clear}
    >
      {isRunning ? (
        <ProgressBar
          label={t('bulk.bar')}
          percent={hasParts ? Math.min(100, (100 * done) / count) : null}
          text={hasParts ? `${number(Math.min(done, count))} / ${number(count)}` : ''}
          isAnnounced
          action={hasParts && <Button onClick={stop}>{t('bulk.stop')}</Button>}
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
          {actions.map(({ label, icon, body, choices, confirm }) =>
            body ? (
              <BulkButton
                key={label}
                icon={icon}
                label={label}
                isDestructive={confirm !== undefined}
                onClick={() => (confirm ? setAsked({ ...confirm, label, body }) : void start(body))}
              />
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
          {deletes && (
            <BulkButton
              icon="delete"
              label={t('actions.delete')}
              isDestructive
              onClick={() => (!isWhole ? void start(DELETION) : setAsked(deletion))}
            />
          )}
        </>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={asked.title}
          text={asked.text}
          confirmLabel={asked.label}
          isDestructive
          onConfirm={() => void start(asked.body)}
          onCancel={() => setAsked(null)}
        />
      )}
    </BulkFrame>
  );
}

interface ExportSelectionProps extends Pick<BulkBarProps, 'path' | 'filters'> {
  selection: Selection;
  ids: string[];
}

/** Downloads the selected items as CSV; renders nothing if there are more ids than an export accepts. */
function ExportSelection({ path, filters, selection, ids }: ExportSelectionProps) {
  const { t } = useTranslation('bulk');
  if (!selection.isWhole && ids.length > LIMITS.bulk) return null;
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

/** Returns the confirmation question before the deletion of `count` items. */
function useDeletion(count: number): Question {
  const { t } = useTranslation('bulk');
  const { number } = useFormats();
  const text = t('trash.description', { count: TRASH_DAYS });
  const title = t('bulk.deleteTitle', { count, total: number(count) });
  return { body: DELETION, title, text, label: t('actions.delete') };
}

/** Runs `onEscape` when the key is pressed, unless something is open that the key closes. */
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
