import { AbortMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { S3Store } from './s3-store.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('S3Store', () => {
  it('aborts old unfinished uploads of its own files, and no others', async () => {
    const Uploads = [
      { Key: 'site/old.mp4', UploadId: 'old', Initiated: new Date('2026-11-01') },
      { Key: 'site/backups/old.tar', UploadId: 'of another store', Initiated: new Date('2026-11-01') },
      { Key: 'site/young.mp4', UploadId: 'young', Initiated: new Date('2026-11-20') },
    ];
    const sent: unknown[] = [];
    const response = (command: { input: unknown }): Promise<object> => {
      if (command instanceof AbortMultipartUploadCommand) sent.push(command.input);
      return Promise.resolve(command instanceof ListMultipartUploadsCommand ? { Uploads } : {});
    };
    jest.spyOn(S3Client.prototype, 'send').mockImplementation(response as never);

    const store = new S3Store({ bucket: 'files', prefix: 'site/', endpoint: 'http://127.0.0.1:9' });
    expect(await store.sweep(new Date('2026-11-10'))).toBe(1);
    expect(sent).toEqual([{ Bucket: 'files', Key: 'site/old.mp4', UploadId: 'old' }]);
  });
});
