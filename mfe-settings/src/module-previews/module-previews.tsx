import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModulePreview } from '@vitral/sdk/contracts/module-previews';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog, EmptyState, notify, Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { modulePreviewsQuery, useEndPreview } from './module-previews.queries.ts';
import { PreviewCard } from './preview-card.tsx';

/** Open previews: releases that only browsers with a link receive. */
export function ModulePreviews() {
  const { t } = useTranslation('mfe-settings');
  const { data: previews } = useSuspenseQuery(modulePreviewsQuery);
  const [toEnd, setToEnd] = useState<ModulePreview | null>(null);
  const { mutate, isPending } = useEndPreview();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('module-previews.text')}
      </Typography>
      {previews.length === 0 ? (
        <EmptyState
          icon="visibility"
          title={t('module-previews.emptyTitle')}
          text={t('module-previews.emptyText')}
        />
      ) : (
        <Stack component="ul" spacing={2} aria-label={t('module-previews.list')} sx={{ p: 0, m: 0 }}>
          {previews.map((preview) => (
            <PreviewCard key={preview.name} preview={preview} onEnd={() => setToEnd(preview)} />
          ))}
        </Stack>
      )}
      {toEnd && (
        <ConfirmDialog
          open
          title={t('module-previews.endTitle', { name: toEnd.name })}
          text={t('module-previews.endText')}
          confirmLabel={t('module-previews.end')}
          isDestructive
          isPending={isPending}
          onConfirm={() =>
            mutate(toEnd, {
              onSuccess: () => notify.success(t('module-previews.ended', { name: toEnd.name })),
              onError: (error) => notify.failure(t('module-previews.endFailed'), error),
              onSettled: () => setToEnd(null),
            })
          }
          onCancel={() => setToEnd(null)}
        />
      )}
    </>
  );
}
