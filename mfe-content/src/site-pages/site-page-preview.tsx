import { useTranslation } from '@vitral/sdk/i18n';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { PagePreview } from '../page-preview/page-preview.tsx';
import { type SitePageForm, toContent } from './site-page-form.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

/** Preview of the page with the content of the form. A click on a block opens its fields, and opening a block scrolls to it. */
export function SitePagePreview({ editor: { form, open } }: { editor: SitePageEditorState }) {
  const { t } = useTranslation('mfe-content');
  const content = useWatch({
    control: form.control,
    compute: (values: SitePageForm) => JSON.stringify(toContent(values)),
  });
  const shown = useRef<Document>(null);
  const { newest } = open;
  useEffect(() => {
    const block = newest && shown.current?.querySelector(`[data-block="${anchorOf(newest)}"]`);
    if (block) shown.current?.defaultView?.scrollTo({ top: topOf(block), behavior: 'smooth' });
  }, [newest]);
  const pick = (anchor: string) => {
    const block = form.getValues('blocks').find(({ id }) => anchorOf(id) === anchor);
    if (block) open.show(block.id);
  };
  return (
    <PagePreview
      action="/preview/site-page"
      field="page"
      content={content}
      title={t('site-pages.preview')}
      anchor="main"
      onRendered={(page) => {
        shown.current = page;
        makePickable(page, pick);
      }}
    />
  );
}

/** Height of the site's sticky header in pixels. */
const HEADER = 96;

/** Returns the position to scroll the window to. Scrolling the element itself would also scroll the console. */
const topOf = (block: Element) =>
  block.getBoundingClientRect().top + (block.ownerDocument.defaultView?.scrollY ?? 0) - HEADER;

/** Returns the anchor that mfe-public gives a block (src/site-page/site-page.data.ts). */
const anchorOf = (id: string) => `block-${id}`;

/** Marks the block under the pointer, and reports a click on it instead of following its links. */
function makePickable(page: Document, onPick: (anchor: string) => void): void {
  const blockAt = ({ target }: Event) =>
    (target as Element | null)?.closest<HTMLElement>('[data-block]') ?? null;
  const mark = (outline: string) => (event: Event) => {
    const block = blockAt(event);
    if (block) Object.assign(block.style, { outline, outlineOffset: '-3px', cursor: 'pointer' });
  };
  page.addEventListener('mouseover', mark('3px solid #5a2bb0'));
  page.addEventListener('mouseout', mark(''));
  page.addEventListener('click', (event) => {
    const block = blockAt(event);
    if (!block) return;
    event.preventDefault();
    onPick(block.dataset['block'] ?? '');
  });
}
