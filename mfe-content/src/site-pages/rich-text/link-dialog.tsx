import type { Editor } from '@tiptap/react';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@vitral/sdk/ui';
import { Form, TextField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';

/** Matches the links that the server accepts. */
const LINK = /^(https?:\/\/\S+|\/(?!\/)\S*|#[\w-]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d()-]+)$/i;

/** Asks for the URL of the selected words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const before: unknown = editor.getAttributes('link')['href'];
  const [url, setUrl] = useState(typeof before === 'string' ? before : '');
  const [isAsked, setIsAsked] = useState(false);
  const isWrong = isAsked && !LINK.test(url.trim());
  const link = () => editor.chain().focus().extendMarkRange('link');
  const save = () => {
    setIsAsked(true);
    if (!LINK.test(url.trim())) return;
    link().setLink({ href: url.trim() }).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Form onSubmit={save}>
        <DialogTitle id={id}>{t('rich-text.link')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={t('rich-text.url')}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            error={isWrong}
            helperText={t(isWrong ? 'rich-text.urlWrong' : 'rich-text.urlHint')}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          {typeof before === 'string' && (
            <Button
              color="error"
              onClick={() => {
                link().unsetLink().run();
                onClose();
              }}
            >
              {t('rich-text.unlink')}
            </Button>
          )}
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('actions.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
