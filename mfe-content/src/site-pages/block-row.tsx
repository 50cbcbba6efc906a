import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import { isLanguage } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { DragHandle, useSortableRow } from '@vitral/sdk/sortable';
import { Box, Card, Chip, Icon, IconButton, Stack, Typography } from '@vitral/sdk/ui';
import { FormTextField } from '@vitral/sdk/ui/forms';
import { ItemMenu, MoveButtons, type ListPosition } from '@vitral/sdk/ui/data';
import { useEffect, useId, useRef } from 'react';
import { get, useFormState, useWatch, type Control } from 'react-hook-form';
import { BlockFields } from './fields/block-fields.tsx';
import { GoneChip } from './fields/public-block-field.tsx';
import { firstWords } from './page-texts.ts';
import type { SitePageForm } from './site-page-form.ts';
import { useBilingual } from './use-bilingual.ts';

interface BlockRowProps extends ListPosition {
  control: Control<SitePageForm>;
  id: string;
  types: readonly BuiltBlockType[];
  isOpen: boolean;
  onToggle: () => void;
  onHide: () => void;
  onDuplicate: () => void;
  onDelete: (name: string) => void;
}

/** A block of the page: its name and first words, and its fields while it is open. */
export function BlockRow(props: BlockRowProps) {
  const { control, id, types, isOpen, onToggle, ...place } = props;
  const { t, i18n } = useTranslation('mfe-content');
  const text = useBilingual();
  const { element, handle, isDragging } = useSortableRow(id);
  const block = useWatch({ control, name: `blocks.${place.index}` });
  const { errors } = useFormState({ control, name: `blocks.${place.index}` });
  const hasErrors = get(errors, `blocks.${place.index}`) !== undefined;
  const row = useScrollWhenOpened(isOpen);
  const fieldsId = useId();
  const type = types.find((candidate) => candidate.type === block.type);
  const language = isLanguage(i18n.language) ? i18n.language : 'es';
  const name = type ? text(type.title) : t('site-pages.unknownBlock', { type: block.type });
  const words = firstWords(block, types, language);
  const full = words ? `${name}: ${words.slice(0, 60)}` : name;
  return (
    <Card
      component="li"
      {...element}
      sx={{ ...(isDragging && { zIndex: 1, boxShadow: 8 }) }}
      data-block-row={id}
    >
      <Stack
        ref={row}
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', px: { xs: 1.5, sm: 2 }, py: 1 }}
      >
        <DragHandle handle={handle} name={full} />
        <Box sx={{ flex: '1 1 110px', minWidth: 0, opacity: block.isHidden ? 0.6 : 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }} noWrap>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {words}
          </Typography>
        </Box>
        {hasErrors && <Chip size="small" color="error" label={t('site-pages.hasErrors')} />}
        {type && <GoneChip fields={type.fields} values={block.values} />}
        {block.isHidden && <Chip size="small" variant="outlined" label={t('site-pages.hidden')} />}
        <Stack direction="row" sx={{ flexShrink: 0, ml: 'auto' }}>
          <MoveButtons
            upLabel={t('site-pages.up', { name: full })}
            downLabel={t('site-pages.down', { name: full })}
            {...place}
          />
          <BlockMenu name={full} isHidden={block.isHidden} {...props} />
          <IconButton
            aria-label={t(isOpen ? 'site-pages.closeBlock' : 'site-pages.openBlock', { name: full })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? fieldsId : undefined}
            disabled={!type}
            onClick={onToggle}
          >
            <Icon name="expand_more" sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
          </IconButton>
        </Stack>
      </Stack>
      {isOpen && type && (
        <Box id={fieldsId} sx={{ borderTop: 1, borderColor: 'divider', p: { xs: 2, sm: 3 } }}>
          <BlockFields control={control} fields={type.fields} path={`blocks.${place.index}.values`} />
          <Box sx={{ mt: 3 }}>
            <FormTextField
              control={control}
              name={`blocks.${place.index}.anchor`}
              label={t('site-pages.anchor')}
              hint={t('site-pages.anchorHint')}
              limit={LIMITS.slug}
            />
          </Box>
        </Box>
      )}
    </Card>
  );
}

type BlockMenuProps = Pick<BlockRowProps, 'onHide' | 'onDuplicate' | 'onDelete'> & {
  name: string;
  isHidden: boolean;
};

function BlockMenu({ name, isHidden, onHide, onDuplicate, onDelete }: BlockMenuProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <ItemMenu
      label={t('site-pages.blockActions', { name })}
      entries={[
        { label: t('site-pages.duplicate'), icon: 'content_copy', onClick: onDuplicate },
        isHidden
          ? { label: t('site-pages.showBlock'), icon: 'visibility', onClick: onHide }
          : { label: t('site-pages.hideBlock'), icon: 'visibility_off', onClick: onHide },
        {
          label: t('site-pages.deleteBlock'),
          icon: 'delete',
          isDestructive: true,
          onClick: () => onDelete(name),
        },
      ]}
    />
  );
}

/** Scrolls to a block when it opens, such as by a click in the preview, and focuses its first field. */
function useScrollWhenOpened(isOpen: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !was.current) {
      row.current?.scrollIntoView({ block: 'nearest' });
      const field = row.current?.parentElement?.querySelector<HTMLElement>('input, textarea, .tiptap');
      if (document.activeElement === document.body || document.activeElement?.tagName === 'IFRAME')
        field?.focus();
    }
    was.current = isOpen;
  }, [isOpen]);
  return row;
}
