import { LANGUAGES, TRANSLATIONS } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog } from '@vitral/sdk/ui';
import { MissingTexts, PublishDialog } from '../shared/publish-dialog.tsx';
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
        <PublishSection editor={editor} onConfirm={confirm('publish')} onClose={onClose} />
      )}
      {dialog === 'history' && <LandingHistory editor={editor} onClose={onClose} />}
      {question('discard', discardText, 'actions.discard')}
      {question('takeOff', 'text', 'landing-content.takeOffPage')}
    </>
  );
}

interface PublishSectionProps {
  editor: LandingEditorState;
  onConfirm: () => void;
  onClose: () => void;
}

function PublishSection({ editor: { base, form }, onConfirm, onClose }: PublishSectionProps) {
  const { t } = useTranslation('mfe-content');
  const values = form.getValues();
  const changes = differences(base.section, toForm(publishedTexts(base)), values);
  const texts = translatedTexts(base.section, values);
  // No other text replaces a missing text of an announcement, not even the Spanish one.
  const isAnnouncement = base.section === 'announcement';
  const languages = isAnnouncement ? LANGUAGES : TRANSLATIONS;
  const counts = Object.fromEntries(languages.map((language) => [language, missing(texts, language).length]));
  const text = base.published ? (changes.length > 0 ? 'text' : 'same') : 'first';
  return (
    <PublishDialog
      title={t('landing-content.publish.title')}
      text={t(`landing-content.publish.${text}`, { count: changes.length })}
      confirmLabel={t('landing-content.publishSection')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <MissingTexts counts={counts} consequence={isAnnouncement ? 'hidden' : 'untranslated'} />
      {base.published && (
        <DifferenceList
          differences={changes}
          sides={[t('landing-content.publish.before'), t('landing-content.publish.after')]}
        />
      )}
    </PublishDialog>
  );
}
