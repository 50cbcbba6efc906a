import { TRANSLATIONS } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { MissingTexts, PublishDialog } from '../shared/publish-dialog.tsx';
import { MainBlockNotice } from './main-block-notice.tsx';
import { differingParts } from './page-parts.ts';
import { textsOfPage, written } from './page-texts.ts';
import { PartNames } from './part-names.tsx';
import { toContent } from './site-page-form.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

interface PublishPageDialogProps {
  editor: SitePageEditorState;
  onClose: () => void;
}

export function PublishPageDialog({ editor: { base, form, types, start }, onClose }: PublishPageDialogProps) {
  const { t } = useTranslation('mfe-content');
  const content = toContent(form.getValues());
  const parts = base.published ? differingParts(base.published, content) : [];
  const texts = textsOfPage(content, types);
  const missing = TRANSLATIONS.map((language) => [language, texts.length - written(texts, language)]);
  const key = base.published ? (parts.length > 0 ? 'text' : 'same') : 'first';
  return (
    <PublishDialog
      title={t('site-pages.publish.title')}
      text={t(`site-pages.publish.${key}`)}
      confirmLabel={t('site-pages.publishPage')}
      onConfirm={() => {
        onClose();
        start({ name: 'publish' });
      }}
      onClose={onClose}
    >
      <MainBlockNotice page={base.fixed} blocks={content.blocks} types={types} />
      {base.published && <PartNames parts={parts} contents={[content, base.published]} types={types} />}
      <MissingTexts counts={Object.fromEntries(missing)} />
    </PublishDialog>
  );
}
