import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { LandingHistory } from './landing-history.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { LandingEditorState } from './use-landing-editor.ts';

export type LandingDialog = 'publish' | 'discard' | 'takeOff' | 'history';

interface LandingDialogsProps {
  editor: LandingEditorState;
  dialog: LandingDialog | null;
  onClose: () => void;
}

/** Dialogs of the editor. */
export function LandingDialogs({ editor, dialog, onClose }: LandingDialogsProps) {
  const { t } = useTranslation('mfe-content');
  const { start, base } = editor;
  const confirm = (name: 'publish' | 'discard' | 'takeOff') => () => {
    onClose();
    start(name);
  };
  const discardText = base.published ? 'landing-content.discard.text' : 'landing-content.discard.textEmpty';
  return (
    <>
      {dialog === 'publish' && (
        <PublishDialog editor={editor} onConfirm={confirm('publish')} onClose={onClose} />
      )}
      {dialog === 'history' && <LandingHistory editor={editor} onClose={onClose} />}
      <ConfirmDialog
        open={dialog === 'discard'}
        title={t('landing-content.discard.title')}
        text={t(discardText)}
        confirmLabel={t('actions.discard')}
        isDestructive
        onConfirm={confirm('discard')}
        onCancel={onClose}
      />
      <ConfirmDialog
        open={dialog === 'takeOff'}
        title={t('landing-content.takeOff.title')}
        text={t('landing-content.takeOff.text')}
        confirmLabel={t('landing-content.takeOffPage')}
        isDestructive
        onConfirm={confirm('takeOff')}
        onCancel={onClose}
      />
    </>
  );
}
