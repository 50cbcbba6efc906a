import { useQueries } from '@tanstack/react-query';
import { LIMITS, type ContentItem, type EvenIfUsed } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Button, Typography } from '@vitral/ui';
import { contentUsesQuery } from './content.queries.ts';
import { UseList } from './use-list.tsx';

/** Where files are used: every place, once all are known. */
export function useWhereUsed(files: ContentItem[]) {
  return useQueries({
    queries: files.map(({ id }) => contentUsesQuery(id)),
    combine: (results) => ({
      files,
      uses: results.flatMap(({ data }) => data?.items ?? []).slice(0, LIMITS.namedUses),
      total: results.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
      isPending: results.some(({ isPending }) => isPending),
      isUnknown: results.some(({ isError }) => isError),
      retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
    }),
  });
}

type Known = ReturnType<typeof useWhereUsed>;

/** What the buttons of a question say: for files in use, the one that does it says so. */
export const buttonsOf = ({ total }: Known, t: (key: string) => string) =>
  total > 0
    ? { cancelLabel: t('content.inUse.keep'), confirmLabel: t('content.inUse.anyway.delete') }
    : { confirmLabel: t('actions.delete') };

/** Who was shown all uses means it; otherwise the server asks. */
export const meantAs = ({ total, isUnknown }: Known): EvenIfUsed =>
  total > 0 && !isUnknown ? { evenIfUsed: true } : {};

/** What would lose a file. */
export function WhereUsed({ known }: { known: Known }) {
  const { t } = useTranslation('mfe-content');
  const { files, uses, total, isPending, isUnknown, retry } = known;
  return (
    <Box role="status" sx={{ mt: 2 }}>
      {isPending && <Typography color="textSecondary">{t('content.uses.loading')}</Typography>}
      {isUnknown && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={retry}>
              {t('actions.retry')}
            </Button>
          }
        >
          {t('content.uses.unknown')}
        </Alert>
      )}
      {!isPending && !isUnknown && total === 0 && (
        <Typography color="textSecondary">{t('content.uses.none')}</Typography>
      )}
      {total > 0 && <UseList uses={uses} total={total} files={files} />}
    </Box>
  );
}
