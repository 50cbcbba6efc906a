import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, type IconName } from '@vitral/sdk/ui';
import { useWatch } from 'react-hook-form';
import { EditorHeader, HeaderButton } from '../shared/editor-header.tsx';
import type { LandingDialog } from './landing-dialogs.tsx';
import type { LandingForm } from './landing-form.ts';
import { LandingStateChips, LanguageProgress } from './landing-progress.tsx';
import { translatedTexts } from './landing-texts.ts';
import type { LandingEditorState } from './use-landing-editor.ts';

interface LandingHeaderProps {
  editor: LandingEditorState;
  onOpen: (dialog: LandingDialog) => void;
}

/** State of the section, with its less frequent actions: showing the history, discarding the draft, removing it from the page. */
export function LandingHeader({ editor, onOpen }: LandingHeaderProps) {
  const { t } = useTranslation('mfe-content');
  const { base, isDirty, conflict } = editor;
  const hasWork = base.draft !== null || isDirty;
  const discardText = base.draft ? 'landing-content.discardDraft' : 'actions.discard';
  const button = (dialog: LandingDialog, icon: IconName, text: string) => (
    <HeaderButton icon={icon} isDestructive={dialog !== 'history'} onClick={() => onOpen(dialog)}>
      {t(text)}
    </HeaderButton>
  );
  return (
    <EditorHeader
      state={<LandingStateChips state={base} />}
      actions={
        !conflict && (
          <>
            {button('history', 'history', 'landing-content.history')}
            {hasWork && button('discard', 'restore', discardText)}
            {base.published && button('takeOff', 'visibility_off', 'landing-content.takeOffPage')}
          </>
        )
      }
    >
      <Completeness editor={editor} />
    </EditorHeader>
  );
}

/** Progress of each language, updated while the user types. */
function Completeness({ editor: { form, base } }: { editor: LandingEditorState }) {
  const { t } = useTranslation('mfe-content');
  const values = useWatch({ control: form.control, compute: (all: LandingForm) => all });
  const texts = translatedTexts(base.section, values);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
      }}
    >
      {LANGUAGES.map((language) => (
        <LanguageProgress
          key={language}
          texts={texts}
          language={language}
          section={t(`landing-content.sections.${base.section}`)}
        />
      ))}
    </Box>
  );
}
