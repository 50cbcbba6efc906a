import { isLanguage, type Language } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import type { Request, Response } from 'express';
import { AppError } from '../../platform/errors/app-error.ts';
import { readForm } from '../../platform/http/read-body.ts';
import { checkShape } from '../../platform/validation/check-shape.ts';

const FORM_FIELDS = 10;
const form = readForm({ fields: FORM_FIELDS, limit: LIMITS.jsonBodyBytes });

/** Reads the form of a preview: its language, and the JSON in one of its fields. Throws `request.invalid`. */
export async function readPreviewForm(
  request: Request,
  response: Response,
  field: string,
): Promise<{ language: Language; json: unknown }> {
  await new Promise<void>((resolve, reject) => {
    void form(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  const { language, [field]: text } = (request.body ?? {}) as Record<string, unknown>;
  if (!isLanguage(language)) throw invalid('language');
  const json = parse(text);
  checkShape(json);
  return { language, json };
}

function parse(json: unknown): unknown {
  try {
    return JSON.parse(String(json));
  } catch {
    return undefined;
  }
}

export function invalid(field: string): AppError {
  return new AppError('request.invalid', { fields: [field] });
}
