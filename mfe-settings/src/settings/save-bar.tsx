import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Paper, Stack, STICKY_BAR, Typography } from '@vitral/sdk/ui';
import { useOnce } from '@vitral/sdk/ui/forms';
import type { Ref } from 'react';
import { tabOf } from './setting-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SaveBarProps {
  form: SettingsForm;
  bar: Ref<HTMLElement>;
  onSave: () => unknown;
  onDiscard: () => void;
}

/**
 * The sticky bar with the number of unsaved changes and the buttons to save or discard them. It is the form of the
 * fields on all tabs: fields are linked by form id, because the tabs contain other forms and forms cannot be nested.
 */
export function SaveBar({ form, bar, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('mfe-settings');
  const { changed, conflicts, isPending } = form;
  const once = useOnce();
  const tabs = new Set(changed.map(tabOf)).size;
  const isDirty = changed.length > 0;
  return (
    <Box ref={bar} sx={{ ...STICKY_BAR, zIndex: 'appBar', mt: 2 }}>
      <Paper
        component="form"
        noValidate
        id={form.id}
        data-kept-clear
        aria-label={t('settings.title')}
        elevation={isDirty ? 8 : 0}
        onSubmit={(event) => {
          event.preventDefault();
          once(onSave);
        }}
        sx={isDirty ? BAR : { bgcolor: 'transparent' }}
      >
        <Typography role="status" sx={{ fontWeight: 600, flex: 1 }}>
          {isDirty &&
            t('settings.unsaved', {
              changes: t('settings.unsavedChanges', { count: changed.length }),
              tabs: t('settings.unsavedTabs', { count: tabs }),
            })}
        </Typography>
        {isDirty && (
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
            <Button disabled={isPending} onClick={onDiscard}>
              {t('common:actions.discard')}
            </Button>
            <Button type="submit" variant="contained" loading={isPending} disabled={conflicts.length > 0}>
              {t('common:actions.save')}
            </Button>
          </Stack>
        )}
      </Paper>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: 1,
  px: { xs: 1.5, sm: 3 },
  py: 1.5,
  border: 1,
  borderColor: 'divider',
} as const;
