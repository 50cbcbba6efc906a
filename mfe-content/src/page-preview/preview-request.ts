import type { Language } from '@vitral/sdk/contracts/languages';
import { useEffect, useState } from 'react';

/** Milliseconds without a change before the preview is requested. */
const TYPING_PAUSE = 600;

/** A plain form whose response is a rendered page. */
export interface PreviewRequest {
  /** Path on the server. */
  action: string;
  language: Language;
  /** Name of the form field with the content. */
  field: string;
  /** JSON. */
  content: string;
}

/** Returns the content once it has not changed for a moment. */
export function useSettled(content: string): string {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [content]);
  return settled;
}
