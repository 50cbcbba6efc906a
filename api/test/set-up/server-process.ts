import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built server as a separate process, as `npm start` runs it. */
export class ServerProcess {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (this.output += text.toString()));
  }

  /** Resolves when the server is ready, or has ended because it refused to start. */
  static async start(variables: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN, '--summary'], {
      env: { PATH: process.env['PATH'], PORT: '0', PUBLIC_URL: 'http://localhost', ...variables },
    });
    const server = new ServerProcess(child);
    const ended = once(child, 'close');
    const isReady = () => server.output.includes('Vitral is ready') || child.exitCode !== null;
    while (!isReady()) {
      const controller = new AbortController();
      const { signal } = controller;
      await Promise.race([once(child.stdout ?? child, 'data', { signal }), ended]);
      controller.abort();
    }
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get printed(): string {
    return this.output.trim();
  }

  get url(): string {
    return /(?:Site +\S+\s+Listens on|Site) +(\S+)/.exec(this.output)?.[1] ?? '';
  }

  site(): TestAgent {
    return supertest.agent(this.url);
  }

  async asManager(): Promise<TestAgent> {
    const agent = this.site();
    await agent.post('/api/auth/login').send({ username: 'manager', password: 'manager-vitral' }).expect(200);
    return agent;
  }

  /** Resolves with the exit code, or null if the signal ended the process. */
  async end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const closed = once(this.child, 'close');
      this.child.kill(signal);
      await closed;
    }
    return this.child.exitCode;
  }

  get exitCode(): number | null {
    return this.child.exitCode;
  }
}

/** Data folder that PostgreSQL's account can access even if tests run as root; removed at the end of the run. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'data-'));
  await chmod(folder, 0o755);
  return folder;
}
