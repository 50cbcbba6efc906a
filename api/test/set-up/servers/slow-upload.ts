import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { FIELDS, fieldPart, filePart } from '../forms.ts';

const ENDING = Buffer.from('--vitral-test-form--\r\n');

/** An upload whose first half has been sent. */
export class SlowUpload {
  private readonly request: http.ClientRequest;
  private readonly rest: Buffer;
  /** Status and body of the response, or the error code if there is none. */
  readonly response: Promise<{ status: number | undefined; body: unknown } | string>;

  private constructor(url: string, session: string, bytes: Buffer, id: string) {
    const fields = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
    const form = Buffer.concat([...fields, filePart({ name: 'plan.pdf', bytes }), ENDING]);
    this.request = http.request(`${url}/api/content`, {
      method: 'POST',
      agent: false,
      headers: {
        Cookie: session,
        'Content-Type': 'multipart/form-data; boundary=vitral-test-form',
        'Content-Length': form.length,
        'X-Request-Id': id,
      },
    });
    this.response = this.read();
    const half = form.length / 2;
    this.request.write(form.subarray(0, half));
    this.rest = form.subarray(half);
  }

  static begin(url: string, session: string, bytes: Buffer, id = 'slow-upload'): SlowUpload {
    return new SlowUpload(url, session, bytes, id);
  }

  /** Sends the other half. */
  finish(): void {
    this.request.end(this.rest);
  }

  private async read() {
    try {
      const [response] = (await once(this.request, 'response')) as [IncomingMessage];
      const isJson = response.headers['content-type']?.startsWith('application/json');
      const body: unknown = isJson ? await json(response) : response.resume() && null;
      return { status: response.statusCode, body };
    } catch (error) {
      return String((error as NodeJS.ErrnoException).code);
    }
  }
}
