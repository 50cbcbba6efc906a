import { useQueries } from '@tanstack/react-query';
import { LIMITS, type ContentItem, type UseConfirmation } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Button, Typography } from '@vitral/ui';
import { contentUsesQuery } from './content.queries.ts';
import { UsageList } from './usage-list.tsx';

/** Loads the places that use the files; `isPending` until those of every file are loaded. */
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

type KnownUses = ReturnType<typeof useWhereUsed>;

/** Labels for the buttons of a delete dialog; for files in use the confirm button says "Delete anyway". */
export const deleteButtonLabels = ({ total }: KnownUses, t: (key: string) => string) =>
  total > 0
    ? { cancelLabel: t('content.inUse.keep'), confirmLabel: t('content.inUse.anyway.delete') }
    : { confirmLabel: t('actions.delete') };

/**
 * Confirms the deletion in advance once the user has seen all uses; otherwise the server refuses it for files in use, and
 * the page asks.
 */
export const confirmationOf = ({ total, isUnknown }: KnownUses): UseConfirmation =>
  total > 0 && !isUnknown ? { evenIfUsed: true } : {};

/** Shows the places that use the files, or that they could not be loaded. */
export function WhereUsed({ usage }: { usage: KnownUses }) {
  const { t } = useTranslation('mfe-content');
  const { files, uses, total, isPending, isUnknown, retry } = usage;
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
      {total > 0 && <UsageList uses={uses} total={total} files={files} />}
    </Box>
  );
}
