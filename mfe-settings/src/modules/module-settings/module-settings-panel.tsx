import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModuleSettings } from '@vitral/sdk/contracts/module-settings';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Card, ConfirmDialog, EmptyState, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { ModuleSettingsForm } from './module-settings-form.tsx';
import { moduleSettingsQuery, useEraseModuleSettings } from './module-settings.queries.ts';

/** The settings that modules declare: a form for each module, and the stored settings of removed modules. */
export function ModuleSettingsPanel() {
  const { t } = useTranslation('mfe-settings');
  const { data } = useSuspenseQuery(moduleSettingsQuery);
  if (data.length === 0) {
    return (
      <EmptyState
        icon="settings"
        title={t('module-settings.emptyTitle')}
        text={t('module-settings.emptyText')}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      {data.map((settings) => (
        <Card
          key={settings.module}
          component="section"
          aria-label={t('module-settings.titleOf', { module: settings.module })}
          sx={{ p: 2, minWidth: 0 }}
        >
          <Typography component="h3" variant="subtitle1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {settings.module}
          </Typography>
          {settings.removedAt === null ? (
            <ModuleSettingsForm settings={settings} />
          ) : (
            <RemovedSettings settings={settings} removedAt={settings.removedAt} />
          )}
        </Card>
      ))}
    </Box>
  );
}

function RemovedSettings({ settings, removedAt }: { settings: ModuleSettings; removedAt: string }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { module } = settings;
  const { mutate, isPending } = useEraseModuleSettings(module);
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('modules.collections.removed', { date: dateTime(removedAt) })}
      </Typography>
      <Button
        color="error"
        aria-label={t('module-settings.eraseOf', { module })}
        onClick={() => setIsAsking(true)}
      >
        {t('module-settings.erase')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('module-settings.eraseTitle', { module })}
        text={t('module-settings.eraseText')}
        confirmLabel={t('module-settings.erase')}
        isDestructive
        isPending={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
