import type { FrameSection } from '@vitral/sdk/contracts/landing-content';
import { useTranslation } from '@vitral/sdk/i18n';
import { Stack, Typography } from '@vitral/sdk/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import { LandingList } from './landing-list.tsx';
import { LandingTextFields } from './landing-text-fields.tsx';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { ownZone } from '@vitral/sdk/ui/forms';
import { isList, type LandingBlock, SECTION_SHAPES } from './landing-sections.ts';
import { useTextLabel } from './use-text-label.ts';

interface LandingFieldsProps {
  control: Control<LandingForm>;
  section: FrameSection;
}

const HINTED = new Set([
  'content',
  'hours',
  'tagline',
  'whatsapp',
  'whatsappText',
  'actionText',
  'actionUrl',
  'linkText',
  'linkUrl',
  'showFrom',
  'showUntil',
]);

export function LandingFields({ control, section }: LandingFieldsProps) {
  const { t } = useTranslation('mfe-content');
  const { field } = useTextLabel();
  return (
    <Stack spacing={3} sx={{ '& input, & textarea, & button': { scrollMarginBlock: 112 } }}>
      <Remark control={control} section={section} />
      {SECTION_SHAPES[section].blocks.map((block) =>
        isList(block) && block.list === 'openingHours' ? (
          <OpeningHoursTable key={block.list} control={control} block={block} />
        ) : isList(block) ? (
          <LandingList key={block.list} control={control} block={block} />
        ) : (
          <LandingTextFields
            key={block.name}
            control={control}
            field={block}
            label={field({ field: block.label ?? block.name })}
            hint={
              HINTED.has(block.name)
                ? t(`landing-content.hints.${block.name}`, { zone: ownZone() })
                : undefined
            }
          />
        ),
      )}
    </Stack>
  );
}

/** Says which fields publishing requires, if any, and what visitors see without a text. */
function Remark({ control, section }: LandingFieldsProps) {
  const { t } = useTranslation('mfe-content');
  const isAnyRequired = useWatch({
    control,
    compute: (form: LandingForm) => SECTION_SHAPES[section].blocks.some((block) => isRequired(block, form)),
  });
  const remark = section === 'announcement' ? 'requiredAnywhere' : 'otherLanguages';
  const keys = [...(isAnyRequired ? ['required'] : []), remark];
  return (
    <Typography variant="body2" color="textSecondary">
      {keys.map((key) => t(`landing-content.${key}`)).join(' ')}
    </Typography>
  );
}

function isRequired(block: LandingBlock, form: LandingForm): boolean {
  if (isList(block)) return form[block.list].length > 0 && block.fields.some((field) => field.isRequired);
  return Boolean(block.isRequired ?? (block.requiredWith && form[block.requiredWith]));
}
