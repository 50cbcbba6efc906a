import type { LandingSectionState } from '@vitral/contracts';
import { Box, Card, LeaveQuestion } from '@vitral/ui';
import { useState } from 'react';
import { LandingConflictView } from './landing-conflict.tsx';
import { LandingDialogs, type LandingDialog } from './landing-dialogs.tsx';
import { LandingFields } from './landing-fields.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingPreview } from './landing-preview.tsx';
import { LandingSaveBar } from './landing-save-bar.tsx';
import { useLandingEditor } from './use-landing-editor.ts';
import { useSaveKey } from './use-save-key.ts';

/** Edits the texts of a section in both languages, with a preview of the page, and publishes them. */
export function LandingEditor({ initial }: { initial: LandingSectionState }) {
  const editor = useLandingEditor(initial);
  const { form, base, isDirty, conflict, resolve, start, pending } = editor;
  const [dialog, setDialog] = useState<LandingDialog | null>(null);
  const save = () => start('save');
  const askToPublish = form.handleSubmit(() => setDialog('publish'));
  useSaveKey(() => {
    if (isDirty && !conflict && !dialog) save();
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
            <LandingSaveBar
              isDirty={isDirty}
              canPublish={isDirty || base.draft !== null}
              pending={pending}
              onSave={save}
              onPublish={() => void askToPublish()}
            />
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
