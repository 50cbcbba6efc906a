import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

export interface StrengthRequest {
  id: number;
  password: string;
  known: string[];
}

export interface StrengthResponse {
  id: number;
  score: number;
}

/** Measured: scoring 40 characters takes at most half a second, 128 characters nearly three. */
const MAX_CHARACTERS = 40;
/** The dictionaries take 90 MB and passwords are rarely chosen, so an idle thread ends after this time. */
const IDLE_MS = 60_000;

const THIS_FILE = import.meta.url;
const WORKER = new URL(`./strength-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

interface PendingScore {
  resolve: (score: number) => void;
  reject: (error: unknown) => void;
}

/** Scores passwords from 0 to 4 with zxcvbn, in a worker thread that ends when idle. */
@Injectable()
export class PasswordStrength implements OnApplicationShutdown {
  private worker: Worker | null = null;
  private readonly pending = new Map<number, PendingScore>();
  private lastId = 0;
  private idleTimer: NodeJS.Timeout | undefined;

  /** `known`: words that an attacker who knows the person would try first. */
  score(password: string, known: string[]): Promise<number> {
    const worker = (this.worker ??= this.start());
    clearTimeout(this.idleTimer);
    worker.ref();
    const request: StrengthRequest = {
      id: ++this.lastId,
      password: password.slice(0, MAX_CHARACTERS),
      known,
    };
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idleTimer);
    await this.end();
  }

  private start(): Worker {
    const worker = new Worker(WORKER, { execArgv: [] });
    worker.on('message', (response: StrengthResponse) => this.settle(response));
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', () => this.fail(worker, new Error('The thread that scores passwords ended')));
    return worker;
  }

  private settle({ id, score }: StrengthResponse): void {
    this.pending.get(id)?.resolve(score);
    this.pending.delete(id);
    if (this.pending.size > 0) return;
    this.worker?.unref();
    this.idleTimer = setTimeout(() => void this.end(), IDLE_MS).unref();
  }

  /** Ends the thread; the next request starts a new one. */
  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private fail(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
