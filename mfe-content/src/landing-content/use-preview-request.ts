import type { LandingSectionState, Language } from '@vitral/contracts';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { currentTexts, toTexts, type LandingForm } from './landing-form.ts';

/** Milliseconds after the last change. */
const PATIENCE = 600;

export interface PreviewRequest {
  language: Language;
  /** JSON of the texts by section. */
  texts: string;
}

/** What the preview is to show, once nobody has typed for a moment; a change of language does not wait. */
export function usePreviewRequest(
  control: Control<LandingForm>,
  base: LandingSectionState,
  language: Language,
): PreviewRequest {
  const texts = useWatch({
    control,
    compute: (form: LandingForm) =>
      JSON.stringify({ [base.section]: toTexts(form, base.section, currentTexts(base)) }),
  });
  const [settled, setSettled] = useState(texts);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), PATIENCE);
    return () => clearTimeout(timer);
  }, [texts]);
  return { language, texts: settled };
}
