import { describe, expect, it } from '@jest/globals';
import { pathsToLog } from './logging.module.ts';

const ROUTES = [
  '/share/:token',
  '/share/:token/file',
  '/api/backups/:id/file',
  '/api/backups/download/:token',
];

const pathToLog = pathsToLog(ROUTES);

describe('LoggingModule', () => {
  it.each([
    ['/api/content?q=ana', '/api/content'],
    ['/share/c2VjcmV0', '/share/[redacted]'],
    ['/share/c2VjcmV0?lang=en', '/share/[redacted]'],
    ['/share/c2VjcmV0/file?disposition=inline', '/share/[redacted]/file'],
    ['/SHARE/c2VjcmV0/', '/SHARE/[redacted]/'],
    ['/api/share-links/019a', '/api/share-links/019a'],
    ['/shared/019a', '/shared/019a'],
    ['/api/backups/download/c2VjcmV0', '/api/backups/download/[redacted]'],
    ['/api/backups/019a/file', '/api/backups/019a/file'],
  ])('logs %s as %s', (url, path) => {
    expect(pathToLog(url)).toBe(path);
  });
});
