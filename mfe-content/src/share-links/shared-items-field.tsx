import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { DeleteButton, MoveButtons, useFocusAfterMove } from '@vitral/sdk/ui/data';
import { FormHelperText } from '@vitral/sdk/ui/forms';
import { useId, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { MaterialSearch } from './material-search.tsx';
import type { ChosenItem, ShareLinkValues } from './share-link-values.ts';

/** Chooses and orders the items of a link; a single item has neither buttons nor a list. */
export function SharedItemsField({ control }: { control: Control<ShareLinkValues> }) {
  const { t } = useTranslation('mfe-content');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'items' });
  const items = field.value;
  const search = useRef<HTMLInputElement>(null);
  const keepFocus = useFocusAfterMove(items.map(({ contentId }) => contentId).join());
  const remove = (item: ChosenItem) => {
    field.onChange(items.filter((one) => one !== item));
    search.current?.focus();
  };
  const move = (index: number, by: -1 | 1, button: HTMLButtonElement) => {
    keepFocus(button);
    field.onChange(swapped(items, index, index + by));
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="p" sx={items.length > 1 ? {} : HIDDEN}>
        {t('share-links.fields.items')}
      </Typography>
      {items.length > 1 && (
        <Stack component="ol" aria-labelledby={id} sx={LIST}>
          {items.map((item, index) => (
            <Stack component="li" direction="row" key={item.contentId} sx={{ alignItems: 'center', py: 0.5 }}>
              <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.title}
              </Typography>
              <MoveButtons
                index={index}
                count={items.length}
                upLabel={t('share-links.moveUp', { title: item.title })}
                downLabel={t('share-links.moveDown', { title: item.title })}
                onStep={(by, button) => move(index, by, button)}
              />
              <DeleteButton
                label={t('share-links.removeItem', { title: item.title })}
                onClick={() => remove(item)}
              />
            </Stack>
          ))}
        </Stack>
      )}
      <MaterialSearch
        inputRef={search}
        chosen={items}
        isFull={items.length >= LIMITS.sharedItems}
        onChoose={(item) => field.onChange([...items, item])}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };
const LIST = {
  m: 0,
  mb: 1.5,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

function swapped(items: ChosenItem[], from: number, to: number): ChosenItem[] {
  const order = [...items];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
