import { useQueryClient } from '@tanstack/react-query';
import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import type { SitePageState } from '@vitral/sdk/contracts/site-pages';
import { useTranslation } from '@vitral/sdk/i18n';
import { useNavigate } from '@vitral/sdk/router';
import { LeaveQuestion, notify, Stack } from '@vitral/sdk/ui';
import { PresenceNotice, useUndo } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { DraftBar, useSaveKey } from '../shared/draft-bar.tsx';
import { EditorColumns } from '../shared/editor-columns.tsx';
import { BlockList } from './block-list.tsx';
import { SETTINGS } from './page-parts.ts';
import { PageSettings } from './page-settings.tsx';
import { ShownLanguageContext, ShownLanguageSwitch } from './shown-languages.tsx';
import { SitePageConflictView } from './site-page-conflict.tsx';
import { type SitePageDialog, SitePageDialogs } from './site-page-dialogs.tsx';
import { toContent } from './site-page-form.ts';
import { SitePageHeader } from './site-page-header.tsx';
import { SitePagePreview } from './site-page-preview.tsx';
import { deletePage, SITE_PAGES, SITE_PAGES_KEY } from './site-pages.queries.ts';
import { useSitePageEditor } from './use-site-page-editor.ts';

interface SitePageEditorProps {
  initial: SitePageState;
  types: readonly BuiltBlockType[];
}

/** Edits the settings and blocks of a page, with a preview of the page, and publishes them. */
export function SitePageEditor({ initial, types }: SitePageEditorProps) {
  const { t } = useTranslation('mfe-content');
  const editor = useSitePageEditor(initial, types);
  const { form, base, isDirty, conflict, resolve, start, pending, open, language, setLanguage } = editor;
  const [dialog, setDialog] = useState<SitePageDialog | null>(null);
  const { isDeleted, remove } = useDeletion(base);
  useSaveKey(() => {
    if (isDirty && !conflict && !dialog) start({ name: 'save' });
  });

  return (
    <ShownLanguageContext value={language}>
      <SitePageHeader editor={editor} onOpen={setDialog} />
      <PresenceNotice
        noun="site-pages"
        item={isDeleted ? undefined : base}
        isBusy={pending !== null || conflict !== null}
        onUpdate={editor.update}
      />
      {conflict ? (
        <SitePageConflictView
          conflict={conflict}
          mine={toContent(form.getValues())}
          types={types}
          onResolve={resolve}
        />
      ) : (
        <EditorColumns preview={<SitePagePreview editor={editor} />}>
          <Stack spacing={3}>
            <ShownLanguageSwitch value={language} onChange={setLanguage} />
            <PageSettings
              control={form.control}
              types={types}
              isFixed={base.fixed !== null}
              isOpen={open.has(SETTINGS)}
              onToggle={() => open.toggle(SETTINGS)}
            />
            <BlockList editor={editor} />
          </Stack>
          <DraftBar
            isDirty={isDirty}
            canPublish={isDirty || base.draft !== null}
            pending={pending}
            publishLabel={t('site-pages.publishPage')}
            onSave={() => start({ name: 'save' })}
            onPublish={() => setDialog('publish')}
          />
        </EditorColumns>
      )}
      <SitePageDialogs
        editor={editor}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDelete={() => void remove()}
      />
      <LeaveQuestion isDirty={isDirty && !isDeleted} />
    </ShownLanguageContext>
  );
}

/** Deletes the page and returns to the list. */
function useDeletion(page: SitePageState) {
  const { t } = useTranslation('mfe-content');
  const navigate = useNavigate();
  const undo = useUndo(SITE_PAGES);
  const queryClient = useQueryClient();
  const [isDeleted, setIsDeleted] = useState(false);
  const remove = async () => {
    try {
      await deletePage(page);
      setIsDeleted(true);
      notify.success(t('site-pages.delete.done'), undo(page.id));
      await queryClient.invalidateQueries({ queryKey: SITE_PAGES_KEY });
      await navigate('/admin/pages');
    } catch (error) {
      notify.failure(t('site-pages.delete.failed'), error);
    }
  };
  return { isDeleted, remove };
}
