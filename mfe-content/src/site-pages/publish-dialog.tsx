import { TRANSLATIONS } from '@vitral/contracts/languages';
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
import { differingParts } from './page-parts.ts';
import { textsOfPage, written } from './page-texts.ts';
import { PartNames } from './part-names.tsx';
import { toContent } from './site-page-form.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

interface PublishDialogProps {
  editor: SitePageEditorState;
  onClose: () => void;
}

/** Shows what visitors will see change, and asks for confirmation. */
export function PublishDialog({ editor: { base, form, types, start }, onClose }: PublishDialogProps) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const content = toContent(form.getValues());
  const parts = base.published ? differingParts(base.published, content) : [];
  const texts = textsOfPage(content, types);
  const key = base.published ? (parts.length > 0 ? 'text' : 'same') : 'first';
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
    >
      <DialogTitle id={`${id}-title`}>{t('site-pages.publish.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2}>
          <DialogContentText id={id}>{t(`site-pages.publish.${key}`)}</DialogContentText>
          {base.published && <PartNames parts={parts} contents={[content, base.published]} types={types} />}
          {TRANSLATIONS.map((language) => [language, texts.length - written(texts, language)] as const)
            .filter(([, count]) => count > 0)
            .map(([language, count]) => (
              <Alert severity="info" key={language}>
                {t('landing-content.publish.untranslated', { language: t(`language.${language}`), count })}
              </Alert>
            ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('actions.cancel')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onClose();
            start({ name: 'publish' });
          }}
        >
          {t('site-pages.publishPage')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
