import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

export interface StrengthQuestion {
  id: number;
  password: string;
  known: string[];
}

export interface StrengthAnswer {
  id: number;
  score: number;
}

/** Measured: with 40 characters it takes half a second at most, with 128 nearly three. */
const MOST_CHARACTERS = 40;
/** Its dictionaries take 90 MB, and passwords are seldom chosen. */
const KEPT_FOR_MS = 60_000;

const THIS_FILE = import.meta.url;
const WORKER = new URL(`./strength-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

interface Waiting {
  resolve: (score: number) => void;
  reject: (error: unknown) => void;
}

/** Scores passwords from 0 to 4 with zxcvbn, in a thread of its own that goes when nobody needs it. */
@Injectable()
export class PasswordStrength implements OnApplicationShutdown {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  private leave: NodeJS.Timeout | undefined;

  /** `known` are words that somebody who knows the person would try first. */
  score(password: string, known: string[]): Promise<number> {
    const worker = (this.worker ??= this.start());
    clearTimeout(this.leave);
    worker.ref();
    const question: StrengthQuestion = {
      id: ++this.questions,
      password: password.slice(0, MOST_CHARACTERS),
      known,
    };
    return new Promise((resolve, reject) => {
      this.waiting.set(question.id, { resolve, reject });
      worker.postMessage(question);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.leave);
    await this.end();
  }

  private start(): Worker {
    const worker = new Worker(WORKER, { execArgv: [] });
    worker.on('message', (answer: StrengthAnswer) => this.settle(answer));
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', () => this.fail(worker, new Error('The thread that scores passwords ended')));
    return worker;
  }

  private settle({ id, score }: StrengthAnswer): void {
    this.waiting.get(id)?.resolve(score);
    this.waiting.delete(id);
    if (this.waiting.size > 0) return;
    this.worker?.unref();
    this.leave = setTimeout(() => void this.end(), KEPT_FOR_MS).unref();
  }

  /** Whoever asks from now on gets a new thread. */
  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private fail(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
