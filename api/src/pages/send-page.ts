import type { Request, Response } from 'express';
import { numberVisitor } from '../modules/serving/visitor-share.ts';
import { type KeptBody, sendKeptBody } from '../platform/http/kept-body.ts';

/** While some visitors get another set no cache may give one visitor's page to the next. */
const OF_ONE_VISITOR = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };

/** Sends a page of the public site, which may be kept for others. `isTried`: there is a candidate. */
export function sendPage(
  { body, isTried }: { body: KeptBody; isTried: boolean },
  request: Request,
  response: Response,
): void {
  if (!isTried) return sendKeptBody(body, request, response);
  numberVisitor(request, response);
  sendKeptBody({ ...body, headers: { ...body.headers, ...OF_ONE_VISITOR } }, request, response);
}
