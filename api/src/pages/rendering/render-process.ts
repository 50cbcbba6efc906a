import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, RenderRequest } from '@vitral/contracts/public-pages';
import { startSandbox } from '../../platform/sandbox/sandbox.ts';
import { readSocialPicture } from '../document/social-picture.ts';

export interface RenderOrder {
  id: number;
  request: RenderRequest;
}

/** `page` is a `RenderedPage` as JSON. */
export type RenderOutcome = { id: number; page: string } | { id: number; failure: string };

interface Waiting {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const HEAP_MB = 256;
const MAX_FAILURE_CHARACTERS = 4000;
const THIS_FILE = import.meta.url;
const CHILD = new URL(`./render-child${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);
const OWN_FILES = ['../../platform/sandbox/', '../../../package.json'].map((path) =>
  fileURLToPath(new URL(path, THIS_FILE)),
);

/** A process that holds one release's renderer. It exits if the renderer crashes and is killed if it is slow. */
export class RenderProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  hasEnded = false;

  constructor(file: string, isIsolated?: boolean) {
    this.child = startSandbox(CHILD, {
      readable: [fileURLToPath(CHILD), ...OWN_FILES, file],
      heapMb: HEAP_MB,
      flags: ['--disallow-code-generation-from-strings'],
      ...(isIsolated !== undefined && { isIsolated }),
    });
    this.child.unref();
    this.child.channel?.unref();
    this.child.on('message', (outcome) => this.settle(Object(outcome) as RenderOutcome));
    this.child.on('error', (error) => this.fail(error));
    this.child.on('exit', (code, signal) =>
      this.fail(new Error(`The renderer ended with ${signal ?? code}`)),
    );
    this.child.send({ file });
  }

  render(request: RenderRequest, limit: number): Promise<RenderedPage> {
    if (this.hasEnded) return Promise.reject(new Error('The renderer has ended'));
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      const timer = setTimeout(
        () => this.fail(new Error(`${request.page} took longer than ${limit} ms`)),
        limit,
      );
      this.waiting.set(id, { resolve, reject, timer });
      this.child.send({ id, request } satisfies RenderOrder);
    });
  }

  end(): Promise<void> {
    this.fail(new Error('The renderer was ended'));
    return Promise.resolve();
  }

  private settle(outcome: RenderOutcome): void {
    const waiting = this.waiting.get(outcome.id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(outcome.id);
    const page = 'page' in outcome ? readPage(outcome.page) : null;
    if (page) waiting.resolve(page);
    else
      waiting.reject(
        new Error(
          'failure' in outcome
            ? String(outcome.failure).slice(0, MAX_FAILURE_CHARACTERS)
            : 'The renderer returned no page',
        ),
      );
  }

  private fail(error: Error): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.waiting.clear();
    this.child.kill('SIGKILL');
  }
}

/** Validates the page, since code of a release wrote it. */
function readPage(json: string): RenderedPage | null {
  const { socialPicture, ...page } = parse(json);
  const { html, head, freshUntil = null } = page;
  const isDated = freshUntil === null || typeof freshUntil === 'number';
  if (typeof html !== 'string' || typeof head !== 'string' || !isDated) return null;
  const social = readSocialPicture(socialPicture);
  return { ...(page as RenderedPage), ...(social && { socialPicture: social }) };
}

function parse(json: unknown): Partial<RenderedPage> {
  try {
    return Object(JSON.parse(String(json))) as Partial<RenderedPage>;
  } catch {
    return {};
  }
}
