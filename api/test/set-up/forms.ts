import type { Test } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';

export interface SentFile {
  name: string;
  bytes: Buffer | string;
}

export type Fields = Record<string, string | number>;

const BOUNDARY = 'vitral-test-form';

/** A part of a form as browsers encode it; names are raw UTF-8. */
export function part(disposition: string, bytes: Buffer | string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]);
}

export const fieldPart = (name: string, value: string | number) => part(`name="${name}"`, String(value));

export const filePart = ({ name, bytes }: SentFile, field = 'file') =>
  part(`name="${field}"; filename="${name.replaceAll('"', '%22')}"`, bytes);

/** A form of these parts; `ending` is the closing boundary. */
export function sendForm(request: Test, parts: Buffer[], ending = `--${BOUNDARY}--\r\n`): Test {
  return request
    .set('Content-Type', `multipart/form-data; boundary=${BOUNDARY}`)
    .send(Buffer.concat([...parts, Buffer.from(ending)]));
}

export const FIELDS = { category: 'sales', visibility: 'public' };

/** Sends POST /api/content, with the fields before the file as in the console. */
export function upload(agent: TestAgent, file: SentFile, fields: Fields = {}, key?: string): Test {
  const texts = Object.entries({ ...FIELDS, ...fields }).map(([name, value]) => fieldPart(name, value));
  const request = agent.post('/content');
  return sendForm(key === undefined ? request : request.set('Idempotency-Key', key), [
    ...texts,
    filePart(file),
  ]);
}

/** Sends PUT /api/content/:id/file. */
export function replaceFile(
  agent: TestAgent,
  id: string,
  file: SentFile,
  version: number,
  fields: Fields = {},
): Test {
  const texts = Object.entries({ version, ...fields }).map(([name, value]) => fieldPart(name, value));
  return sendForm(agent.put(`/content/${id}/file`), [filePart(file), ...texts]);
}
