import { LANDING_SECTIONS, type LandingSection } from '@vitral/contracts/landing-content';
import { type Language, isLanguage } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { isEmail } from 'class-validator';
import type { Request, Response } from 'express';
import { isSocialUrl, LandingTextsDto } from '../../landing-content/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readForm } from '../../platform/http/read-body.ts';
import { checkShape } from '../../platform/validation/check-shape.ts';
import { isRecord } from '../../platform/validation/shapes.ts';
import { isWebUrl } from '../../platform/validation/text.ts';
import { RequestPipe } from '../../platform/validation/validation.pipe.ts';

/** Texts that replace the stored ones of these sections; null removes a section. */
export type PreviewedTexts = ReadonlyMap<LandingSection, LandingTextsDto | null>;

export interface PreviewRequest {
  language: Language;
  texts: PreviewedTexts;
}

const FORM_FIELDS = 10;
const form = readForm({ fields: FORM_FIELDS, limit: LIMITS.jsonBodyBytes });
const checks = new RequestPipe();

const URL_CHECKS: Record<string, (value: unknown) => boolean> = {
  email: isEmail,
  backofficeUrl: isWebUrl,
  youtubeUrl: isSocialUrl,
  instagramUrl: isSocialUrl,
  facebookUrl: isSocialUrl,
};

export async function readPreview(request: Request, response: Response): Promise<PreviewRequest> {
  await new Promise<void>((resolve, reject) => {
    void form(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  const { language, texts } = (request.body ?? {}) as Record<string, unknown>;
  if (!isLanguage(language)) throw invalid('language');
  return { language, texts: await readTexts(texts) };
}

async function readTexts(json: unknown): Promise<PreviewedTexts> {
  const given = parse(json);
  checkShape(given);
  if (!isRecord(given)) throw invalid('texts');
  const texts = Object.entries(given).map(async ([name, value]) => {
    const section = LANDING_SECTIONS.find((candidate) => candidate === name);
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

/** Drops URLs and emails that are still being typed, as the page itself would. */
function withoutUnfinished(metadata: unknown): unknown {
  if (!isRecord(metadata)) return metadata;
  const isFinished = ([field, value]: [string, unknown]) =>
    typeof value !== 'string' || (URL_CHECKS[field]?.(value.trim()) ?? true);
  return Object.fromEntries(Object.entries(metadata).filter(isFinished));
}

function parse(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

function invalid(field: string): AppError {
  return new AppError('request.invalid', { fields: [field] });
}
