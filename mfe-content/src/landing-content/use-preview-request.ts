import type { LandingSectionState } from '@vitral/contracts/landing-content';
import type { Language } from '@vitral/contracts/languages';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { currentTexts, toTexts, type LandingForm } from './landing-form.ts';

/** Milliseconds without a change before the preview is requested. */
const TYPING_PAUSE = 600;

export interface PreviewRequest {
  language: Language;
  /** Texts by section, as JSON. */
  texts: string;
}

/** Returns the request for the preview, debounced while the user types; a change of language applies at once. */
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
    const timer = setTimeout(() => setSettled(texts), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [texts]);
  return { language, texts: settled };
}
