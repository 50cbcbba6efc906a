import { type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/sdk/ui';
import { type ReactNode, useId } from 'react';

interface PublishDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** The changes that visitors will see. */
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows what will change for visitors, and asks for confirmation. */
export function PublishDialog({
  title,
  text,
  confirmLabel,
  children,
  onConfirm,
  onClose,
}: PublishDialogProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2}>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('actions.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MissingTextsProps {
  /** Number of missing texts in each language that matters. */
  counts: Partial<Record<Language, number>>;
  /** The consequence; if languages are `untranslated`, visitors see another language. */
  consequence?: 'untranslated' | 'hidden';
}

/** Says in which languages texts are missing. */
export function MissingTexts({ counts, consequence = 'untranslated' }: MissingTextsProps) {
  const { t } = useTranslation('mfe-content');
  return LANGUAGES.flatMap((language) => {
    const count = counts[language] ?? 0;
    if (count === 0) return [];
    return (
      <Alert severity="info" key={language}>
        {t(`missing-texts.${consequence}`, { language: t(`language.${language}`), count })}
      </Alert>
    );
  });
}
