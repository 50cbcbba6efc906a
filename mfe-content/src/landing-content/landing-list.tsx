import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, IconButton, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { Tooltip } from '@vitral/sdk/ui/data';
import { useId, type KeyboardEvent } from 'react';
import type { Control } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import type { LandingListField } from './landing-sections.ts';
import { LandingTextFields } from './landing-text-fields.tsx';
import { useListField } from './use-list-field.ts';
import { useTextLabel } from './use-text-label.ts';

interface LandingListProps {
  control: Control<LandingForm>;
  block: LandingListField;
}

export function LandingList({ control, block }: LandingListProps) {
  const { t } = useTranslation('mfe-content');
  const { list, maxItems } = block;
  const id = useId();
  const { rows, container, add, remove, up, down, onKeyDown } = useListField(control, block);
  const isFull = rows.length >= maxItems;
  return (
    <Box ref={container} role="group" aria-labelledby={id}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 1.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {t(`landing-content.fields.${list}`)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('landing-content.itemCount', { count: rows.length, most: maxItems })}
        </Typography>
      </Stack>
      <Stack spacing={2}>
        {rows.map((row, index) => (
          <ListItem
            key={row.id}
            control={control}
            block={block}
            index={index}
            isLast={index === rows.length - 1}
            onUp={() => up(index)}
            onDown={() => down(index)}
            onRemove={() => remove(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        ))}
        <Button
          variant="outlined"
          startIcon={<Icon name="add" />}
          disabled={isFull}
          data-action="add"
          onClick={add}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t(`landing-content.add.${list}`)}
        </Button>
      </Stack>
    </Box>
  );
}

interface ListItemProps extends LandingListProps {
  index: number;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function ListItem({ control, block, index, isLast, onUp, onDown, onRemove, onKeyDown }: ListItemProps) {
  const { t } = useTranslation('mfe-content');
  const label = useTextLabel();
  const id = useId();
  const { list, fields } = block;
  const name = label.item({ list, number: index + 1 });
  const action = (key: string, icon: string, onClick: () => void, isDisabled = false) => (
    <Tooltip title={t(`landing-content.${key}`)} describeChild>
      <span>
        <IconButton
          size="small"
          data-action={key}
          aria-label={t(`landing-content.${key}Item`, { name })}
          disabled={isDisabled}
          onClick={onClick}
          color={key === 'remove' ? 'error' : 'default'}
        >
          <Icon name={icon} fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box
      role="group"
      aria-labelledby={id}
      data-row={index}
      onKeyDown={onKeyDown}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, pt: 1, bgcolor: 'action.hover' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
        <Typography id={id} sx={{ fontWeight: 600, flexGrow: 1 }}>
          {name}
        </Typography>
        {action('up', 'arrow_upward', onUp, index === 0)}
        {action('down', 'arrow_downward', onDown, isLast)}
        {action('remove', 'delete', onRemove)}
      </Stack>
      <Stack spacing={2}>
        {fields.map((field) => (
          <LandingTextFields
            key={field.name}
            control={control}
            field={field}
            before={`${list}.${index}.`}
            label={name}
          />
        ))}
      </Stack>
    </Box>
  );
}
