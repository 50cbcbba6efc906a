import { HtmlValidate } from 'html-validate';

/** Finds errors in HTML itself and in accessibility. A `dl` may have a name by ARIA. */
const VALIDATOR = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
});

export interface HtmlError {
  ruleId: string;
  selector: string | null;
  message: string;
}

/** Returns the errors of a page's HTML. */
export async function htmlErrors(html: string): Promise<HtmlError[]> {
  const { results } = await VALIDATOR.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, selector, message }) => ({ ruleId, selector, message }));
}
