import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
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
} from '@vitral/sdk/ui';
import { useState, type ReactNode } from 'react';
import type { revisionsQuery } from './revisions.queries.ts';

interface Revision {
  id: string;
  publishedAt: string;
}

interface RevisionHistoryProps<Shown extends Revision> {
  /** Prefix of the texts `history`, `historyFailed` and `historyEmptyText`. */
  noun: 'landing-content' | 'site-pages';
  query: ReturnType<typeof revisionsQuery<Shown>>;
  /** True if a restored revision would replace a draft or unsaved changes, which needs a confirmation. */
  replacesWork: boolean;
  /** Receives the id of a revision. */
  onRestore: (id: string) => void;
  onClose: () => void;
  /** Renders a revision with the button that restores it. */
  children: (revision: Shown, restoreButton: ReactNode) => ReactNode;
}

/** Lists the revisions of an item, each of which can be restored as a draft. */
export function RevisionHistory<Shown extends Revision>(props: RevisionHistoryProps<Shown>) {
  const { noun, query, replacesWork, onRestore, onClose, children } = props;
  const { t } = useTranslation('mfe-content');
  const [chosen, setChosen] = useState<string | null>(null);
  const restore = (id: string) => {
    onClose();
    onRestore(id);
  };
  const choose = replacesWork ? setChosen : restore;
  return (
    <TitledDialog title={t(`${noun}.history`)} focusClose onClose={onClose}>
      <DialogContent dividers>
        <LoadBoundary failure={t(`${noun}.historyFailed`)} loading={<LoadingCards count={3} height={72} />}>
          <Revisions query={query} emptyText={t(`${noun}.historyEmptyText`)}>
            {(revision) =>
              children(revision, <RestoreButton revision={revision} onClick={() => choose(revision.id)} />)
            }
          </Revisions>
        </LoadBoundary>
      </DialogContent>
      <ConfirmDialog
        open={chosen !== null}
        title={t('history.replaceTitle')}
        text={t('history.replaceText')}
        confirmLabel={t('history.restore')}
        isDestructive
        onConfirm={() => chosen !== null && restore(chosen)}
        onCancel={() => setChosen(null)}
      />
    </TitledDialog>
  );
}

interface RevisionsProps<Shown extends Revision> extends Pick<RevisionHistoryProps<Shown>, 'query'> {
  emptyText: string;
  children: (revision: Shown) => ReactNode;
}

function Revisions<Shown extends Revision>({ query, emptyText, children }: RevisionsProps<Shown>) {
  const { t } = useTranslation('mfe-content');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(query);
  const revisions = data.pages.flatMap(({ items }) => items);
  if (revisions.length === 0)
    return <EmptyState icon="history" title={t('history.empty')} text={emptyText} />;
  return (
    <Stack spacing={1.5}>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {revisions.map((revision) => (
          <Box component="li" key={revision.id}>
            {children(revision)}
          </Box>
        ))}
      </Stack>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.older')}
        </Button>
      )}
    </Stack>
  );
}

function RestoreButton({ revision, onClick }: { revision: Revision; onClick: () => void }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="restore" />}
      aria-label={t('history.restoreOf', { when: dateTime(revision.publishedAt) })}
      onClick={onClick}
      sx={{ mt: 2 }}
    >
      {t('history.restore')}
    </Button>
  );
}
