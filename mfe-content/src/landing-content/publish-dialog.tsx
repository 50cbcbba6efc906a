import { useTranslation } from '@vitral/i18n';
import {
  Alert,
  Button,
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
import { bilingualTexts, missing } from './landing-texts.ts';
import type { LandingEditorState } from './use-landing-editor.ts';

interface PublishDialogProps {
  editor: LandingEditorState;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what visitors will see change, and asks for confirmation. */
export function PublishDialog({ editor: { base, form }, onConfirm, onClose }: PublishDialogProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const values = form.getValues();
  const changes = differences(base.section, toForm(publishedTexts(base)), values);
  const untranslated = missing(bilingualTexts(base.section, values), 'en').length;
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
          {untranslated > 0 && (
            <Alert severity="info">
              {t('landing-content.publish.untranslated', { count: untranslated })}
            </Alert>
          )}
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
