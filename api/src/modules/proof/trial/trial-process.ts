import process from 'node:process';
import { lockDown } from '../../../platform/sandbox/lock-down.ts';
import { PageErrors } from './page-errors.ts';
import type { TrialRequest, TrialReport } from './trial-messages.ts';
import { tryConsoleModule } from './try-console-module.ts';
import { tryPublicModule } from './try-public-module.ts';

// Runs in a separate, confined process (ADR 043), so that code of releases cannot affect the server.
const send = lockDown();
const errors = new PageErrors();
process.on('unhandledRejection', (reason) => errors.record(reason));
process.on('uncaughtException', (error) => errors.record(error));

process.once('message', (request: TrialRequest) => void run(request));

async function run(request: TrialRequest): Promise<void> {
  const open = request.module === 'mfe-public' ? tryPublicModule : tryConsoleModule;
  const failures = await open(request, errors).catch((error: unknown) => [
    { detail: errors.describe(error) },
  ]);
  send({ failures } satisfies TrialReport, () => process.exit(0));
}
