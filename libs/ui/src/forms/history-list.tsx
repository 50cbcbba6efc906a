import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@vitral/contracts/audit';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadFailure } from '../feedback/load-boundary.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { notify } from '../feedback/notify.ts';
import { Icon } from '../layout/icon.tsx';
import { asText, type ConflictField } from './conflict-alert.tsx';
import { historyQuery, type HistoryOf } from './items.ts';
import type { ItemForm } from './use-item-form.ts';
import { versionsOf, type Version } from './versions.ts';

export interface HistoryListProps<Values extends FieldValues> extends HistoryOf {
  editing: ItemForm<Values>;
  fields: readonly ConflictField<Values>[];
  /** Called once a version has been loaded into the form. */
  onTaken: () => void;
  /** Saves an earlier version at once, for items without a visible form. */
  savesAtOnce?: boolean;
}

/** Shows what was done to an item, newest first; versions can be loaded into its form. */
export function HistoryList<Values extends FieldValues>(props: HistoryListProps<Values>) {
  const { editing, fields, onTaken, savesAtOnce = false } = props;
  const { t } = useTranslation();
  const nameOf = useVersionName();
  const { data, error, refetch } = useQuery(historyQuery(props));
  const [chosen, setChosen] = useState<Version | null>(null);
  const take = (version: Version) => {
    editing.take(editing.valuesWith(version.fields ?? {}));
    if (savesAtOnce) void editing.form.handleSubmit(editing.save)();
    else notify.info(t('itemHistory.taken', { version: nameOf(version) }));
    onTaken();
  };
  const choose = (version: Version) => (editing.form.formState.isDirty ? setChosen(version) : take(version));
  return (
    <DialogContent dividers>
      {error && <LoadFailure title={t('itemHistory.failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingCards count={3} height={96} />}
      {data?.items.length === 0 && <EmptyState icon="history" title={t('itemHistory.empty')} />}
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versionsOf(data?.items ?? []).map((version) => (
          <Stack key={version.entry?.id ?? 'before'} component="li" spacing={1} sx={ENTRY}>
            <EntryTitle entry={version.entry} />
            {version.entry && <Changes entry={version.entry} editing={editing} fields={fields} />}
            {version.fields && <UseButton version={nameOf(version)} onClick={() => choose(version)} />}
          </Stack>
        ))}
      </Stack>
      {data && data.total > data.items.length && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('itemHistory.older')}
        </Typography>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title={t('itemHistory.replaceTitle')}
        text={t('itemHistory.replaceText')}
        confirmLabel={t('itemHistory.use')}
        onConfirm={() => chosen && take(chosen)}
        onCancel={() => setChosen(null)}
      />
    </DialogContent>
  );
}

const ENTRY = { pl: 2, borderLeft: 3, borderColor: 'divider' } as const;

/** Verbs with a specific text; all others are shown as changes. */
const VERBS = ['created', 'updated', 'activated', 'deactivated', 'deleted', 'restored', 'moved'];

function EntryTitle({ entry }: { entry: AuditEntry | null }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const verb = entry && (VERBS.includes(entry.verb) ? entry.verb : 'updated');
  return (
    <Box>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {verb ? t(`itemHistory.verbs.${verb}`) : t('itemHistory.beforeAll')}
      </Typography>
      {entry && (
        <Typography variant="body2" color="textSecondary">
          {[dateTime(entry.createdAt), entry.actorName].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

/** Returns a function that names a version by its time. */
function useVersionName() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return ({ entry }: Version) => (entry ? dateTime(entry.createdAt) : t('itemHistory.beforeAll'));
}

function UseButton({ version, onClick }: { version: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Box>
      <Button
        size="small"
        startIcon={<Icon name="restore" />}
        aria-label={t('itemHistory.useOf', { version })}
        onClick={onClick}
      >
        {t('itemHistory.use')}
      </Button>
    </Box>
  );
}

type ChangesProps<Values extends FieldValues> = Pick<HistoryListProps<Values>, 'editing' | 'fields'> & {
  entry: AuditEntry;
};

/** The fields of the form that a change touched; a new item has no values before it. */
function Changes<Values extends FieldValues>({ entry, editing, fields }: ChangesProps<Values>) {
  const { t } = useTranslation();
  const { before = {}, after = {} } = entry.changes ?? {};
  if (entry.verb !== 'updated' && VERBS.includes(entry.verb)) return null;
  const values = { before: editing.valuesWith(before), after: editing.valuesWith(after) };
  const changed = fields.filter(({ name }) => name in before || name in after);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changed.map(({ name, label, show = asText }) => (
        <Box key={name} sx={{ mb: 1 }}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          {(['before', 'after'] as const).map((side) => (
            <Typography key={side} component="dd" variant="body2" sx={VALUE}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t(`itemHistory.${side}`)}{' '}
              </Box>
              {show(values[side][name])}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const VALUE = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
