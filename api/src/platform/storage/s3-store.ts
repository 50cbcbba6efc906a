import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { BucketLocation } from '../config/variables.ts';
import {
  type ByteRange,
  FileStore,
  Measure,
  safeName,
  type StoredFile,
  type StoredName,
} from './file-store.ts';

/** Bytes of one part; two are in memory at a time. S3 accepts at most 10,000 parts. */
const PART_SIZE = 8 * 1024 * 1024;

/** Stores files in an S3-compatible bucket. An object appears there once all its parts are acknowledged. */
export class S3Store extends FileStore implements OnApplicationShutdown {
  private readonly client: S3Client;

  /** Region and credentials come from the usual AWS variables. `partSize` is in bytes. */
  constructor(
    private readonly url: BucketLocation,
    private readonly partSize = PART_SIZE,
  ) {
    super();
    const { endpoint } = url;
    this.client = new S3Client(endpoint ? { endpoint, forcePathStyle: true } : {});
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.url.bucket }));
  }

  async write(name: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<StoredFile> {
    const measure = new Measure();
    const upload = new Upload({
      client: this.client,
      params: { ...this.object(name), Body: Readable.from(measure.of(bytes)) },
      partSize: this.partSize,
      queueSize: 2,
    });
    await upload.done();
    return measure.result();
  }

  async take(name: string, path: string): Promise<void> {
    await this.write(name, createReadStream(path));
    await rm(path);
  }

  async read(name: string, range?: ByteRange): Promise<Readable | null> {
    const wanted = range && { Range: `bytes=${range.start}-${range.end}` };
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ ...this.object(name), ...wanted }));
      return Body instanceof Readable ? Body : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async size(name: string): Promise<number | null> {
    try {
      const { ContentLength } = await this.client.send(new HeadObjectCommand(this.object(name)));
      return ContentLength ?? null;
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(name)));
  }

  async *names(): AsyncGenerator<StoredName> {
    const { bucket, prefix } = this.url;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key, LastModified, Size } of Contents) {
        const name = this.nameOf(Key);
        if (name && LastModified) yield { name, writtenAt: LastModified, fileSize: Size ?? 0 };
      }
    }
  }

  async sweep(moment: Date): Promise<number> {
    const { bucket, prefix } = this.url;
    const listed = await this.client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }),
    );
    const left = (listed.Uploads ?? []).filter(
      ({ Key, Initiated }) => this.nameOf(Key) && Initiated && Initiated < moment,
    );
    for (const { Key, UploadId } of left) {
      await this.client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    }
    return left.length;
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  /** Returns the name of an object; null for one below another prefix, which belongs to another store. */
  private nameOf(key = ''): string | null {
    const name = key.slice(this.url.prefix.length);
    return name.includes('/') ? null : name;
  }

  private object(name: string) {
    return { Bucket: this.url.bucket, Key: this.url.prefix + safeName(name) };
  }
}
