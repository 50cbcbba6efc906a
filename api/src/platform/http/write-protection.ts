import type { NextFunction, Request, Response } from 'express';
import { moduleTokenOf } from '../access/module-token.ts';
import { AppError } from '../errors/app-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends on behalf of another site, whatever their content type. No page of another site can
 * send a token along, and with one no session counts.
 */
export function refuseForeignWrites(request: Request, _response: Response, next: NextFunction): void {
  if (READING.has(request.method) || moduleTokenOf(request) !== null || comesFromHere(request)) return next();
  next(new AppError('request.foreign-site'));
}

/** Browsers say it in Sec-Fetch-Site, old ones in Origin; what sends neither is no browser and carries no ambient session. */
function comesFromHere(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/**
 * Refuses bodies that were compressed: a kilobyte of them may hold a megabyte, and nothing that is sent here needs it. RFC 9110,
 * section 15.5.16, has the answer say what is taken.
 */
export function refuseCompressed(request: Request, response: Response, next: NextFunction): void {
  if ((request.get('content-encoding') ?? 'identity').toLowerCase() === 'identity') return next();
  response.setHeader('Accept-Encoding', 'identity');
  next(new AppError('request.compressed'));
}

/** The two calls that take a file: a new item, and the file that takes an item's place. */
const TAKES_FILE = /^(?:POST \/api\/content|PUT \/api\/content\/[0-9a-f-]{36}\/file)$/i;

/** An archive comes as it is, without a form around it. */
const TAKES_ARCHIVE = /^POST \/api\/backups\/upload$/i;

/** So does a release. */
const TAKES_RELEASE = /^POST \/api\/modules\/[\w-]+\/releases$/i;

function bringsFile(request: Request): boolean {
  const [path = ''] = request.originalUrl.split('?');
  const call = `${request.method} ${path}`;
  if (TAKES_ARCHIVE.test(call)) return Boolean(request.is('application/octet-stream'));
  if (TAKES_RELEASE.test(call)) return Boolean(request.is('application/x-tar'));
  return TAKES_FILE.test(call) && Boolean(request.is('multipart/form-data'));
}

/** Refuses bodies that are not JSON, but for those that bring a file. */
export function refuseOtherThanJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;
  if (READING.has(request.method) || !hasBody || request.is('application/json') || bringsFile(request))
    return next();
  next(new AppError('request.not-json'));
}
