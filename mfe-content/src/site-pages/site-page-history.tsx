import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { SitePageRevision } from '@vitral/contracts/site-pages';
import { useFormats, useTranslation } from '@vitral/i18n';
import {
  Box,
  Button,
  ConfirmDialog,
  DialogContent,
  EmptyState,
  Icon,
  LoadBoundary,
  LoadingCards,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/ui';
import { useState } from 'react';
import { differingParts } from './page-parts.ts';
import { PartNames } from './part-names.tsx';
import { toContent } from './site-page-form.ts';
import { revisionsQuery } from './site-pages.queries.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

interface SitePageHistoryProps {
  editor: SitePageEditorState;
  onClose: () => void;
}

/** Published revisions of a page, each of which can be restored as a draft. */
export function SitePageHistory({ editor, onClose }: SitePageHistoryProps) {
  const { t } = useTranslation('mfe-content');
  const [chosen, setChosen] = useState<SitePageRevision | null>(null);
  const { base, isDirty, start } = editor;
  const restore = ({ id: revision }: SitePageRevision) => {
    onClose();
    start({ name: 'restore', revision });
  };
  return (
    <TitledDialog title={t('site-pages.history')} focusClose onClose={onClose}>
      <DialogContent dividers>
        <LoadBoundary
          failure={t('site-pages.historyFailed')}
          loading={<LoadingCards count={3} height={72} />}
        >
          <Revisions editor={editor} onRestore={isDirty || base.draft ? setChosen : restore} />
        </LoadBoundary>
      </DialogContent>
      <ConfirmDialog
        open={chosen !== null}
        title={t('landing-content.restore.title')}
        text={t('landing-content.restore.text')}
        confirmLabel={t('landing-content.restoreRevision')}
        isDestructive
        onConfirm={() => chosen && restore(chosen)}
        onCancel={() => setChosen(null)}
      />
    </TitledDialog>
  );
}

interface RevisionsProps {
  editor: SitePageEditorState;
  onRestore: (revision: SitePageRevision) => void;
}

function Revisions({ editor, onRestore }: RevisionsProps) {
  const { t } = useTranslation('mfe-content');
  const query = useSuspenseInfiniteQuery(revisionsQuery(editor.base.id));
  const revisions = query.data.pages.flatMap(({ items }) => items);
  if (revisions.length === 0)
    return (
      <EmptyState
        icon="history"
        title={t('landing-content.historyEmpty')}
        text={t('site-pages.historyEmptyText')}
      />
    );
  return (
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {revisions.map((revision) => (
        <Revision
          key={revision.id}
          editor={editor}
          revision={revision}
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

interface RevisionProps {
  editor: SitePageEditorState;
  revision: SitePageRevision;
  onRestore: () => void;
}

/** A published revision: when, by whom, and in which parts it differs from the form. */
function Revision({ editor: { form, types }, revision, onRestore }: RevisionProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { content, publishedAt, publishedBy } = revision;
  const now = toContent(form.getValues());
  const parts = differingParts(now, content);
  const when = dateTime(publishedAt);
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {when}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[publishedBy ?? t('site-pages.somebody'), content.title].join(' · ')}
      </Typography>
      {parts.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('site-pages.asNow')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('site-pages.differsIn')}
          </Typography>
          <PartNames parts={parts} contents={[content, now]} types={types} />
          <Button
            variant="outlined"
            startIcon={<Icon name="restore" />}
            aria-label={t('landing-content.restoreOf', { when })}
            onClick={onRestore}
            sx={{ mt: 1.5 }}
          >
            {t('landing-content.restoreRevision')}
          </Button>
        </>
      )}
    </Box>
  );
}
