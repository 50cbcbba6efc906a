import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { SortableList } from '@vitral/sdk/sortable';
import { Box, Button, EmptyState, Icon, Typography } from '@vitral/sdk/ui';
import { useFocusAfterMove } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { BlockChooser } from './block-chooser.tsx';
import { BlockRow } from './block-row.tsx';
import { MainBlockNotice } from './main-block-notice.tsx';
import { useBilingual } from './use-bilingual.ts';
import { useBlocks } from './use-blocks.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

/** The blocks of the page in order; they can be added, moved, hidden, duplicated and deleted. */
export function BlockList({ editor }: { editor: SitePageEditorState }) {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const text = useBilingual();
  const { base, form, types, open } = editor;
  const blocks = useBlocks(editor);
  const [isChoosing, setIsChoosing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const keepFocus = useFocusAfterMove(blocks.fields.map(({ key }) => key).join());
  const nameOf = (type: string) => {
    const found = types.find((candidate) => candidate.type === type);
    return found ? text(found.title) : type;
  };
  const step = (index: number, by: -1 | 1, button: HTMLButtonElement) => {
    keepFocus(button);
    blocks.move(index, index + by);
    const place = { place: number(index + by + 1), count: number(blocks.fields.length) };
    setAnnouncement(t('sortable.movedTo', { name: nameOf(blocks.fields[index]?.type ?? ''), ...place }));
  };
  const addButton = (
    <Button
      variant="outlined"
      startIcon={<Icon name="add" />}
      disabled={blocks.fields.length >= LIMITS.pageBlocks || types.length === 0}
      onClick={() => setIsChoosing(true)}
    >
      {t('site-pages.addBlock')}
    </Button>
  );
  return (
    <Box component="section" aria-labelledby="blocks-title">
      <Typography variant="h2" id="blocks-title" sx={{ mb: 1.5 }}>
        {t('site-pages.blocks')}
      </Typography>
      <MainBlockNotice page={base.fixed} blocks={blocks.fields} types={types} />
      {blocks.fields.length === 0 ? (
        <EmptyState
          icon="view_list"
          title={t('site-pages.noBlocks')}
          text={t('site-pages.noBlocksText')}
          action={addButton}
        />
      ) : (
        <>
          <SortableList
            label={t('site-pages.blocks')}
            items={blocks.fields.map(({ id, type }) => ({ id, name: nameOf(type) }))}
            announcement={announcement}
            onDrop={blocks.drop}
          >
            {blocks.fields.map(({ id, key, isHidden }, index) => (
              <BlockRow
                key={key}
                id={id}
                control={form.control}
                types={types}
                index={index}
                count={blocks.fields.length}
                isOpen={open.has(id)}
                onToggle={() => open.toggle(id)}
                onStep={(by, button) => step(index, by, button)}
                onHide={() => form.setValue(`blocks.${index}.isHidden`, !isHidden, { shouldDirty: true })}
                onDuplicate={() => blocks.duplicate(index)}
                onDelete={(name) => blocks.remove(index, name)}
              />
            ))}
          </SortableList>
          <Box sx={{ mt: 2 }}>{addButton}</Box>
        </>
      )}
      {isChoosing && (
        <BlockChooser
          types={types}
          onClose={() => setIsChoosing(false)}
          onChoose={(type) => {
            setIsChoosing(false);
            blocks.add(type);
          }}
        />
      )}
    </Box>
  );
}
