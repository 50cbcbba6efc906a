import { respondTo, readCall, type UploadCall } from './stub-api.ts';

interface Progress {
  loaded: number;
  total: number;
}

/** Replaces XMLHttpRequest in every spec as far as api.upload uses it, with the same stubs as fetch. */
export class StubbedUpload {
  readonly upload: { onprogress?: (progress: Progress) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  #method = '';
  #url = '';
  readonly #headers: Record<string, string> = {};
  readonly #end = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }

  send(body: FormData | Blob): void {
    const upload: UploadCall = {
      headers: this.#headers,
      report: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
      signal: this.#end.signal,
    };
    const call = { ...readCall(this.#url, { method: this.#method, body }), upload };
    respondTo(call).then(
      (response) => this.#finish(response),
      () => this.#end.signal.aborted || this.onerror?.(),
    );
  }

  abort(): void {
    this.#end.abort();
    this.onabort?.();
  }

  async #finish(response: Response): Promise<void> {
    const text = await response.text();
    if (this.#end.signal.aborted) return;
    this.status = response.status;
    this.statusText = response.statusText;
    this.responseText = text;
    this.onload?.();
  }
}
