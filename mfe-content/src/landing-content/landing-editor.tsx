import { sectionVersion, type LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import { useTranslation } from '@vitral/sdk/i18n';
import { Card, LeaveQuestion } from '@vitral/sdk/ui';
import { PresenceNotice } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { DraftBar, useSaveKey } from '../shared/draft-bar.tsx';
import { EditorColumns } from '../shared/editor-columns.tsx';
import { LandingConflictView } from './landing-conflict.tsx';
import { LandingDialogs, type LandingDialog } from './landing-dialogs.tsx';
import { LandingFields } from './landing-fields.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingPreview } from './landing-preview.tsx';
import { useLandingEditor } from './use-landing-editor.ts';

/** Edits the texts of a section in both languages, with a preview of the page, and publishes them. */
export function LandingEditor({ initial }: { initial: LandingSectionState }) {
  const editor = useLandingEditor(initial);
  const { form, base, isDirty, conflict, pending, resolve, update, start } = editor;
  const { t } = useTranslation('mfe-content');
  const [dialog, setDialog] = useState<LandingDialog | null>(null);
  const askToPublish = form.handleSubmit(() => setDialog('publish'));
  useSaveKey(() => {
    if (isDirty && !conflict && !dialog) start('save');
  });

  return (
    <>
      <LandingHeader editor={editor} onOpen={setDialog} />
      <PresenceNotice
        noun="landing-content"
        item={{ id: base.section, version: sectionVersion(base) }}
        isBusy={pending !== null || conflict !== null}
        onUpdate={update}
      />
      {conflict ? (
        <LandingConflictView
          section={base.section}
          conflict={conflict}
          mine={structuredClone(form.getValues())}
          onResolve={resolve}
        />
      ) : (
        <EditorColumns preview={<LandingPreview control={form.control} base={base} />}>
          <Card component="section" sx={{ p: { xs: 2, sm: 3 }, containerType: 'inline-size' }}>
            <LandingFields control={form.control} section={base.section} />
          </Card>
          <DraftBar
            isDirty={isDirty}
            canPublish={isDirty || base.draft !== null}
            pending={pending}
            publishLabel={t('landing-content.publishSection')}
            onSave={() => start('save')}
            onPublish={() => void askToPublish()}
          />
        </EditorColumns>
      )}
      <LandingDialogs editor={editor} dialog={dialog} onClose={() => setDialog(null)} />
      <LeaveQuestion isDirty={isDirty} />
    </>
  );
}
