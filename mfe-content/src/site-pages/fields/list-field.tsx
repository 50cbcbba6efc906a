import type { BlockField } from '@vitral/sdk/contracts/blocks';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Icon, IconButton, Stack, Typography } from '@vitral/sdk/ui';
import { MoveButtons, useFocusAfterMove } from '@vitral/sdk/ui/data';
import { FormHelperText } from '@vitral/sdk/ui/forms';
import { useId, useRef, type ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { blankValues } from '../site-page-form.ts';
import { useBilingual } from '../use-bilingual.ts';
import type { BlockFieldProps } from './block-field-props.ts';

type ListBlockField = Extract<BlockField, { kind: 'list' }>;

interface ListFieldProps extends BlockFieldProps<ListBlockField> {
  /** Renders the fields of the item at a path. */
  children: (path: string) => ReactNode;
}

/** The items of a list in a block; they can be added, moved and removed. */
export function ListField({ control, field, path, children }: ListFieldProps) {
  const { t } = useTranslation('mfe-content');
  const text = useBilingual();
  const id = useId();
  const name = `${path}.${field.name}`;
  const { fields: rows, append, move, remove } = useFieldArray({ control, name: name as never });
  const { errors } = useFormState({ control });
  const error = get(errors, name) as { message?: string } | undefined;
  const keepFocus = useFocusAfterMove(rows.map((row) => row.id).join());
  const add = useRef<HTMLButtonElement>(null);
  const most = field.most ?? LIMITS.blockList;
  const label = text(field.label);
  return (
    <Box role="group" aria-labelledby={id}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h3" component="h4" id={id}>
          {field.isRequired ? `${label} *` : label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('site-pages.itemCount', { count: rows.length, most })}
        </Typography>
      </Stack>
      {error?.message && <FormHelperText error>{error.message}</FormHelperText>}
      <Stack spacing={2}>
        {rows.map((row, index) => {
          const item = t('site-pages.item', { item: text(field.item), number: index + 1 });
          return (
            <Box key={row.id} role="group" aria-label={item} sx={ITEM}>
              <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
                <Typography sx={{ fontWeight: 600, flexGrow: 1 }}>{item}</Typography>
                <MoveButtons
                  upLabel={t('site-pages.up', { name: item })}
                  downLabel={t('site-pages.down', { name: item })}
                  index={index}
                  count={rows.length}
                  onStep={(by, button) => {
                    keepFocus(button);
                    move(index, index + by);
                  }}
                />
                <IconButton
                  color="error"
                  aria-label={t('site-pages.removeItem', { name: item })}
                  onClick={() => {
                    remove(index);
                    add.current?.focus();
                  }}
                >
                  <Icon name="delete" />
                </IconButton>
              </Stack>
              {children(`${name}.${index}`)}
            </Box>
          );
        })}
        <Button
          ref={add}
          variant="outlined"
          startIcon={<Icon name="add" />}
          disabled={rows.length >= most}
          onClick={() => append(blankValues(field.fields) as never, { shouldFocus: true })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('site-pages.addItem', { item: text(field.item).toLowerCase() })}
        </Button>
      </Stack>
    </Box>
  );
}

const ITEM = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 2,
  pt: 1,
  bgcolor: 'action.hover',
} as const;
