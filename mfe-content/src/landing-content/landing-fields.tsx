import type { FrameSection } from '@vitral/contracts/landing-content';
import { useTranslation } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import type { Control } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import { LandingList } from './landing-list.tsx';
import { LandingTextFields } from './landing-text-fields.tsx';
import { OpeningHoursTable } from './opening-hours-table.tsx';
import { ownZone } from '../shared/local-time.ts';
import { isList, SECTION_SHAPES } from './landing-sections.ts';
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
      <Typography variant="body2" color="textSecondary">
        {t(section === 'announcement' ? 'landing-content.requiredAnywhere' : 'landing-content.required')}
      </Typography>
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
