import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { LandingRevision } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  EmptyState,
  LoadBoundary,
  LoadingCards,
  Stack,
} from '@vitral/ui';
import { useId, useState } from 'react';
import { revisionsQuery } from './landing-content.queries.ts';
import { LandingRevisionItem } from './landing-revision-item.tsx';
import type { LandingEditorState } from './use-landing-editor.ts';

interface LandingHistoryProps {
  editor: LandingEditorState;
  onClose: () => void;
}

/** Published versions of a section, each of which can be restored as a draft. */
export function LandingHistory({ editor, onClose }: LandingHistoryProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const [chosen, setChosen] = useState<LandingRevision | null>(null);
  const { base, isDirty, start } = editor;
  const restore = ({ id: revision }: LandingRevision) => {
    onClose();
    start('restore', revision);
  };
  const replacesWork = isDirty || base.draft !== null;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('landing-content.history')}</DialogTitle>
      <DialogContent dividers>
        <LoadBoundary
          failure={t('landing-content.historyFailed')}
          loading={<LoadingCards count={3} height={72} />}
        >
          <Revisions editor={editor} onRestore={replacesWork ? setChosen : restore} />
        </LoadBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('actions.close')}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={chosen !== null}
        title={t('landing-content.restore.title')}
        text={t('landing-content.restore.text')}
        confirmLabel={t('landing-content.restoreRevision')}
        isDestructive
        onConfirm={() => chosen && restore(chosen)}
        onCancel={() => setChosen(null)}
      />
    </Dialog>
  );
}

interface RevisionsProps {
  editor: LandingEditorState;
  onRestore: (revision: LandingRevision) => void;
}

function Revisions({ editor: { base, form }, onRestore }: RevisionsProps) {
  const { t } = useTranslation('mfe-content');
  const query = useSuspenseInfiniteQuery(revisionsQuery(base.section));
  const revisions = query.data.pages.flatMap(({ items }) => items);
  if (revisions.length === 0)
    return (
      <EmptyState
        icon="history"
        title={t('landing-content.historyEmpty')}
        text={t('landing-content.historyEmptyText')}
      />
    );
  return (
    <Stack spacing={1.5}>
      {revisions.map((revision) => (
        <LandingRevisionItem
          key={revision.id}
          revision={revision}
          now={form.getValues()}
          onRestore={() => onRestore(revision)}
        />
      ))}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('landing-content.older')}
        </Button>
      )}
    </Stack>
  );
}
