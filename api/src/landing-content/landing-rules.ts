import type { FrameSection, LandingSection, LandingTexts } from '@vitral/contracts/landing-content';
import { DEFAULT_LANGUAGE, fieldIn, LANGUAGES, textIn } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { AppError } from '../platform/errors/app-error.ts';

type Texts = Pick<LandingTexts, 'title' | 'metadata'>;

/** Refuses a draft that breaks a rule of its section. */
export function checkDraft(section: FrameSection, { title, metadata }: Texts): void {
  if (section !== 'announcement') return;
  const texts: Record<string, unknown> = { ...metadata, title };
  const { showFrom, showUntil } = metadata;
  const long = LANGUAGES.map((language) => fieldIn('title', language)).filter(
    (field) => String(texts[field] ?? '').length > LIMITS.announcement,
  );
  refuse([
    ...long.map((field) => (field === 'title' ? 'title:maxLength' : `metadata.${field}:maxLength`)),
    ...(showFrom && showUntil && Date.parse(showUntil) <= Date.parse(showFrom)
      ? ['metadata.showUntil:isAfterStart']
      : []),
  ]);
}

const TITLED: LandingSection[] = ['contact', 'announcement'];

/** Refuses to publish a section without its required texts. */
export function checkPublication({ section, title, metadata }: Texts & { section: LandingSection }): void {
  const lacks = (texts: object, name: string) => textIn(texts, name, DEFAULT_LANGUAGE) === '';
  refuse([
    ...(TITLED.includes(section) && lacks({ ...metadata, title }, 'title') ? ['title:isLength'] : []),
    // A custom target behind the default text would surprise visitors.
    ...(metadata.actionUrl && lacks(metadata, 'actionText') ? ['metadata.actionText:isLength'] : []),
  ]);
}

function refuse(fields: string[]): void {
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
}
