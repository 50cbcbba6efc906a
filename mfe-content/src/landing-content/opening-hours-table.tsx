import { isInOrder, type OpeningTime } from '@vitral/sdk/contracts/opening-hours';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { FormTextField } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useWatch, type Control, type Path } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import type { LandingListField } from './landing-sections.ts';
import { useTextLabel } from './use-text-label.ts';

interface OpeningHoursProps {
  control: Control<LandingForm>;
  block: LandingListField;
}

/** A row for each weekday with the times of at most two spans; a day without times is closed. */
export function OpeningHoursTable({ control, block }: OpeningHoursProps) {
  const { t } = useTranslation('mfe-content');
  const { field } = useTextLabel();
  const id = useId();
  const rows = useWatch({ control, name: 'openingHours' });
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {field({ field: block.list })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {t('landing-content.hints.openingHours')}
      </Typography>
      <Stack spacing={1.5}>
        {rows.map((row, index) => (
          <DayRow key={row['day']} control={control} block={block} index={index} row={row} />
        ))}
      </Stack>
    </Box>
  );
}

interface DayRowProps extends OpeningHoursProps {
  index: number;
  row: Partial<Record<string, string>>;
}

function DayRow({ control, block, index, row }: DayRowProps) {
  const { t } = useTranslation();
  const { item, field } = useTextLabel();
  const id = useId();
  const { list, fields } = block;
  return (
    <Box role="group" aria-labelledby={id} sx={ROW}>
      <Typography id={id} sx={{ fontWeight: 600, pt: { sm: 1 } }}>
        {item({ list, number: index + 1 })}
      </Typography>
      <Box sx={TIMES}>
        {fields.map(({ name }) => (
          <FormTextField
            key={name}
            control={control}
            name={`${list}.${index}.${name}` as Path<LandingForm>}
            type="time"
            label={field({ list, field: name })}
            required={!isInOrder({ ...row, [name]: '' }, name as OpeningTime)}
            check={(time) =>
              isInOrder({ ...row, [name]: time }, name as OpeningTime) ? undefined : t('field.isInOrder')
            }
          />
        ))}
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' },
} as const;
const TIMES = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
} as const;
