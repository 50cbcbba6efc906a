import { FRAME_SECTIONS, type FrameSection } from '@vitral/contracts/landing-content';
import type { Language } from '@vitral/contracts/languages';
import { isEmail } from 'class-validator';
import type { Request, Response } from 'express';
import { isFinishedDay, isFrameLink, isSocialUrl, LandingTextsDto } from '../../landing-content/index.ts';
import { isRecord } from '../../platform/validation/shapes.ts';
import { RequestPipe } from '../../platform/validation/validation.pipe.ts';
import { invalid, readPreviewForm } from './preview-form.ts';

/** Texts that replace the stored texts of these sections; null removes a section. */
export type PreviewedTexts = ReadonlyMap<FrameSection, LandingTextsDto | null>;

export interface LandingPreview {
  language: Language;
  texts: PreviewedTexts;
}

const checks = new RequestPipe();

const CHECKS: Record<string, (value: unknown) => boolean> = {
  email: isEmail,
  youtubeUrl: isSocialUrl,
  instagramUrl: isSocialUrl,
  facebookUrl: isSocialUrl,
  actionUrl: (value) => isFrameLink(String(value)),
  linkUrl: (value) => isFrameLink(String(value)),
  // The preview shows an announcement whatever its dates.
  showFrom: () => false,
  showUntil: () => false,
};

export async function readLandingPreview(request: Request, response: Response): Promise<LandingPreview> {
  const { language, json } = await readPreviewForm(request, response, 'texts');
  return { language, texts: await readTexts(json) };
}

async function readTexts(given: unknown): Promise<PreviewedTexts> {
  if (!isRecord(given)) throw invalid('texts');
  const texts = Object.entries(given).map(async ([name, value]) => {
    const section = FRAME_SECTIONS.find((candidate) => candidate === name);
    if (!section) throw invalid(`texts.${name}`);
    return [section, value === null ? null : await check(value)] as const;
  });
  return new Map(await Promise.all(texts));
}

function check(texts: unknown): Promise<LandingTextsDto> {
  if (!isRecord(texts)) throw invalid('texts');
  const value = { ...texts, metadata: withoutUnfinished(texts['metadata']) };
  return checks.transform(value, { type: 'body', metatype: LandingTextsDto }) as Promise<LandingTextsDto>;
}

/** Drops URLs, emails and opening hours that are still being typed, as the page itself would. */
function withoutUnfinished(metadata: unknown): unknown {
  if (!isRecord(metadata)) return metadata;
  const isFinished = ([field, value]: [string, unknown]) =>
    typeof value !== 'string' || (CHECKS[field]?.(value.trim()) ?? true);
  const { openingHours, ...others } = metadata;
  return {
    ...Object.fromEntries(Object.entries(others).filter(isFinished)),
    ...(Array.isArray(openingHours) && { openingHours: openingHours.filter(isFinishedDay) }),
  };
}
