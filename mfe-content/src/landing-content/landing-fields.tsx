import type { LandingSection } from '@vitral/contracts/landing-content';
import { useTranslation } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import type { Control } from 'react-hook-form';
import type { LandingForm } from './landing-form.ts';
import { LandingList, LandingTextFields } from './landing-list.tsx';
import { isList, SECTION_SHAPES } from './landing-sections.ts';
import { useTextLabel } from './use-text-label.ts';

interface LandingFieldsProps {
  control: Control<LandingForm>;
  section: LandingSection;
}

const HINTED = new Set(['content', 'hours', 'backofficeUrl', 'loginText', 'whatsapp', 'whatsappText']);

export function LandingFields({ control, section }: LandingFieldsProps) {
  const { t } = useTranslation('mfe-content');
  const { field } = useTextLabel();
  return (
    <Stack spacing={3} sx={{ '& input, & textarea, & button': { scrollMarginBlock: 112 } }}>
      <Typography variant="body2" color="textSecondary">
        {t('landing-content.required')}
      </Typography>
      {SECTION_SHAPES[section].blocks.map((block) =>
        isList(block) ? (
          <LandingList key={block.list} control={control} block={block} />
        ) : (
          <LandingTextFields
            key={block.name}
            control={control}
            field={block}
            label={field({ field: block.name })}
            hint={HINTED.has(block.name) ? t(`landing-content.hints.${block.name}`) : undefined}
          />
        ),
      )}
    </Stack>
  );
}
