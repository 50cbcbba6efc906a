import { readLandingContent, type SectionCopy } from '../src/data/landing-content.ts';

/** Returns the English texts of a stored section. */
export function sectionCopy(item: { section: string; [field: string]: unknown }): SectionCopy {
  const [copy] = Object.values(readLandingContent([item], 'en'));
  if (!copy) throw new Error(`The item of ${item.section} is invalid`);
  return copy;
}
