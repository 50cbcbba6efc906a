import { LANGUAGES, TRANSLATIONS } from '@vitral/contracts/languages';
import { useTranslation } from '@vitral/i18n';
import {
  Alert,
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/ui';
import { useId } from 'react';
import { DifferenceList } from './difference-list.tsx';
import { differences } from './landing-differences.ts';
import { publishedTexts, toForm } from './landing-form.ts';
import { LandingHistory } from './landing-history.tsx';
import { translatedTexts, missing } from './landing-texts.ts';
import type { LandingEditorState } from './use-landing-editor.ts';

export type LandingDialog = 'publish' | 'discard' | 'takeOff' | 'history';

interface LandingDialogsProps {
  editor: LandingEditorState;
  dialog: LandingDialog | null;
  onClose: () => void;
}

export function LandingDialogs({ editor, dialog, onClose }: LandingDialogsProps) {
  const { t } = useTranslation('mfe-content');
  const { start, base } = editor;
  const confirm = (name: 'publish' | 'discard' | 'takeOff') => () => {
    onClose();
    start(name);
  };
  const discardText = base.published ? 'text' : 'textEmpty';
  const question = (name: 'discard' | 'takeOff', text: string, confirmLabel: string) => (
    <ConfirmDialog
      open={dialog === name}
      title={t(`landing-content.${name}.title`)}
      text={t(`landing-content.${name}.${text}`)}
      confirmLabel={t(confirmLabel)}
      isDestructive
      onConfirm={confirm(name)}
      onCancel={onClose}
    />
  );
  return (
    <>
      {dialog === 'publish' && (
        <PublishDialog editor={editor} onConfirm={confirm('publish')} onClose={onClose} />
      )}
      {dialog === 'history' && <LandingHistory editor={editor} onClose={onClose} />}
      {question('discard', discardText, 'actions.discard')}
      {question('takeOff', 'text', 'landing-content.takeOffPage')}
    </>
  );
}

interface PublishDialogProps {
  editor: LandingEditorState;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what visitors will see change, and asks for confirmation. */
function PublishDialog({ editor: { base, form }, onConfirm, onClose }: PublishDialogProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const values = form.getValues();
  const changes = differences(base.section, toForm(publishedTexts(base)), values);
  const texts = translatedTexts(base.section, values);
  // An announcement has no text that stands in for a missing one, not even in Spanish.
  const isAnnouncement = base.section === 'announcement';
  const untranslated = isAnnouncement ? 'hidden' : 'untranslated';
  const languages = isAnnouncement ? LANGUAGES : TRANSLATIONS;
  const text = base.published ? (changes.length > 0 ? 'text' : 'same') : 'first';
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('landing-content.publish.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`}>
            {t(`landing-content.publish.${text}`, { count: changes.length })}
          </DialogContentText>
          {languages
            .map((language) => [language, missing(texts, language).length] as const)
            .filter(([, count]) => count > 0)
            .map(([language, count]) => (
              <Alert severity="info" key={language}>
                {t(`landing-content.publish.${untranslated}`, { language: t(`language.${language}`), count })}
              </Alert>
            ))}
          {base.published && (
            <DifferenceList
              differences={changes}
              sides={[t('landing-content.publish.before'), t('landing-content.publish.after')]}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('actions.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {t('landing-content.publishSection')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
