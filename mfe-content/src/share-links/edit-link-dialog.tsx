import { type ShareLink, shareLinkTitle } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { DialogContent, Stack, TitledDialog } from '@vitral/sdk/ui';
import { ItemFormDialog, useItemDialog } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { ShareLinkFields } from './share-link-fields.tsx';
import { ShareLinkRow } from './share-link-row.tsx';
import { newLinkValues, toInput, toValues, type ShareLinkValues } from './share-link-values.ts';
import { SHARE_LINKS } from './share-links.queries.ts';

interface EditLinkDialogProps {
  link: ShareLink;
  onClose: () => void;
}

/** Changes a link; a revoked link is read-only. */
export function EditLinkDialog({ link, onClose }: EditLinkDialogProps) {
  return link.revokedAt === null ? (
    <LinkFormDialog link={link} onClose={onClose} />
  ) : (
    <RevokedLinkDialog link={link} onClose={onClose} />
  );
}

function LinkFormDialog({ link, onClose }: EditLinkDialogProps) {
  const { t } = useTranslation('mfe-content');
  const hadTitle = link.title !== null;
  const { form, dialog } = useItemDialog(SHARE_LINKS, {
    item: link,
    blank: newLinkValues([]),
    toValues,
    toInput: (values: ShareLinkValues) => toInput(values, hadTitle),
    atField: { 'share-links.too-many': 'items', 'content.not-found': 'items' },
    onClose,
  });
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no');
  return (
    <ItemFormDialog
      {...dialog}
      title={t('share-links.editTitle', { title: shareLinkTitle(link) })}
      submitLabel={t('actions.update')}
      show={{
        items: (items) => items.map(({ title }) => title).join(' · '),
        language: (language) => t(language ? `language.${language}` : 'share-links.language.site'),
        hasForm: yesOrNo,
        keepsPassword: yesOrNo,
      }}
    >
      <ShareLinkFields control={form.control} link={link} />
    </ItemFormDialog>
  );
}

function RevokedLinkDialog({ link, onClose }: EditLinkDialogProps) {
  const [now] = useState(Date.now);
  return (
    <TitledDialog title={shareLinkTitle(link)} focusClose onClose={onClose}>
      <DialogContent dividers>
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <ShareLinkRow link={link} now={now} />
        </Stack>
      </DialogContent>
    </TitledDialog>
  );
}
