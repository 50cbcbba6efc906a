import type { LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import { useTranslation } from '@vitral/sdk/i18n';
import { useWatch, type Control } from 'react-hook-form';
import { PagePreview } from '../page-preview/page-preview.tsx';
import { currentTexts, toTexts, type LandingForm } from './landing-form.ts';
import { SECTION_SHAPES } from './landing-sections.ts';

interface LandingPreviewProps {
  control: Control<LandingForm>;
  base: LandingSectionState;
}

/** Preview of the landing page with the texts of the form. */
export function LandingPreview({ control, base }: LandingPreviewProps) {
  const { t } = useTranslation('mfe-content');
  const { section } = base;
  const content = useWatch({
    control,
    compute: (form: LandingForm) => JSON.stringify({ [section]: toTexts(form, section, currentTexts(base)) }),
  });
  return (
    <PagePreview
      action="/preview/landing"
      field="texts"
      content={content}
      title={t('landing-content.preview')}
      anchor={SECTION_SHAPES[section].anchor}
    />
  );
}
