import type { LandingSectionState } from '@vitral/contracts/landing-content';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Card, LeaveQuestion, Icon, Paper, Typography } from '@vitral/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LandingConflictView } from './landing-conflict.tsx';
import { LandingDialogs, type LandingDialog } from './landing-dialogs.tsx';
import { LandingFields } from './landing-fields.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingPreview } from './landing-preview.tsx';
import { useLandingEditor, type LandingEditorState } from './use-landing-editor.ts';

/** Edits the texts of a section in both languages, with a preview of the page, and publishes them. */
export function LandingEditor({ initial }: { initial: LandingSectionState }) {
  const editor = useLandingEditor(initial);
  const { form, base, isDirty, conflict, resolve, start } = editor;
  const [dialog, setDialog] = useState<LandingDialog | null>(null);
  const askToPublish = form.handleSubmit(() => setDialog('publish'));
  useSaveKey(() => {
    if (isDirty && !conflict && !dialog) start('save');
  });

  return (
    <>
      <LandingHeader editor={editor} onOpen={setDialog} />
      {conflict ? (
        <LandingConflictView
          section={base.section}
          conflict={conflict}
          mine={structuredClone(form.getValues())}
          onResolve={resolve}
        />
      ) : (
        <Box sx={COLUMNS}>
          <Box sx={{ minWidth: 0 }}>
            <Card component="section" sx={{ p: { xs: 2, sm: 3 }, containerType: 'inline-size' }}>
              <LandingFields control={form.control} section={base.section} />
            </Card>
            <LandingSaveBar editor={editor} onPublish={() => void askToPublish()} />
          </Box>
          <LandingPreview control={form.control} base={base} />
        </Box>
      )}
      <LandingDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} />
      <LeaveQuestion isDirty={isDirty} />
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 430px' },
} as const;

/** Bar with the save and publish buttons; sticks to the bottom while the form scrolls. */
function LandingSaveBar({ editor, onPublish }: { editor: LandingEditorState; onPublish: () => void }) {
  const { base, isDirty, pending, start } = editor;
  const canPublish = isDirty || base.draft !== null;
  const { t } = useTranslation('mfe-content');
  return (
    <Paper elevation={4} data-kept-clear sx={BAR}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' } }}
      >
        {t(isDirty ? 'landing-content.unsaved' : 'landing-content.saved')}
      </Typography>
      <Button
        variant="outlined"
        disabled={!isDirty || pending !== null}
        loading={pending === 'save'}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => start('save')}
      >
        {t('landing-content.saveDraft')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Icon name="publish" />}
        disabled={!canPublish || pending !== null}
        loading={pending === 'publish'}
        onClick={onPublish}
      >
        {t('landing-content.publishSection')}
      </Button>
    </Paper>
  );
}

const BAR = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  px: 2,
  py: 1.25,
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
  border: 1,
  borderColor: 'divider',
} as const;

/** Calls `onSave` for Ctrl+S or Cmd+S anywhere on the page. */
function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
