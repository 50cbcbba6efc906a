import type { Block, BlockType } from '@vitral/sdk/contracts/blocks';
import { useTranslation } from '@vitral/sdk/i18n';
import { arrayMove } from '@vitral/sdk/sortable';
import { notify } from '@vitral/sdk/ui';
import { useFieldArray } from 'react-hook-form';
import { blankBlock } from './site-page-form.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

/** The blocks of the form and the functions that change them. Each function leaves the values of the other blocks unchanged. */
export function useBlocks({ form: { control, getValues }, open }: SitePageEditorState) {
  const array = useFieldArray({ control, name: 'blocks', keyName: 'key' });
  const blocks = (): Block[] => structuredClone(getValues('blocks'));
  const insertAt = (index: number, block: Block) => array.insert(index, block, { shouldFocus: false });
  const offerUndo = useUndoOffer();

  return {
    fields: array.fields,
    move: array.move,
    add(type: BlockType) {
      const block = blankBlock(type);
      array.append(block, { shouldFocus: false });
      open.show(block.id);
    },
    duplicate(index: number) {
      const [original] = blocks().slice(index);
      if (original) insertAt(index + 1, { ...original, id: crypto.randomUUID(), anchor: '' });
    },
    drop(id: string, to: number) {
      const known = blocks();
      const from = known.findIndex((block) => block.id === id);
      if (from >= 0) array.replace(arrayMove(known, from, to));
    },
    remove(index: number, name: string) {
      const [block] = blocks().slice(index);
      array.remove(index);
      if (block) offerUndo(name, () => insertAt(Math.min(index, blocks().length), block));
    },
  };
}

/** Returns a function that reports a deletion and offers to undo it. */
function useUndoOffer() {
  const { t } = useTranslation('mfe-content');
  return (name: string, onClick: () => void) =>
    notify.success(t('site-pages.blockDeleted', { name }), {
      action: { label: t('site-pages.undo'), onClick },
    });
}
