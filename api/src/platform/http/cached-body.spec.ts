import { describe, expect, it } from '@jest/globals';
import express, { type Request } from 'express';
import { NEGOTIATED_FORMATS, namedFormats } from './cached-body.ts';

const expressReads = (accept?: string) =>
  express.request.accepts.call({ headers: { accept } } as unknown as Request) as unknown as string[];

describe('negotiated formats', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif,image/webp'],
    ['image/webp, image/avif , image/png;q=0.5', 'image/avif,image/webp'],
    ['text/html,application/xml;q=0.9,image/webp,*/*;q=0.8', 'image/webp'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', ''],
    ['IMAGE/AVIF,Image/webp', ''],
    ['image/avif;q=0,image/webp', 'image/webp'],
    ['image/webp;q=0.000', ''],
    ['image/avif ; q=0.1', 'image/avif'],
    ['image/webp,image/webp;q=0', 'image/webp'],
    ['*/*', ''],
    ['', ''],
    [undefined, ''],
  ])('reads %j as Express does', (accept, found) => {
    expect(namedFormats(accept).join()).toBe(found);
    const types = expressReads(accept);
    expect(NEGOTIATED_FORMATS.filter((format) => types.includes(format)).join()).toBe(found);
  });

  it('finds nothing in a header with quotes', () => {
    expect(namedFormats('text/html;a=",image/avif,"')).toEqual([]);
  });
});
