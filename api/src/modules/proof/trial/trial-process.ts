import process from 'node:process';
import { closeOff } from '../../../platform/prison/close-off.ts';
import { Complaints } from './complaints.ts';
import type { TrialOrder, TrialReport } from './trial-order.ts';
import { tryConsoleModule } from './try-console-module.ts';
import { tryPublicModule } from './try-public-module.ts';

// Runs in a separate, confined process (ADR 043), so that code of releases cannot affect the server.
const tell = closeOff();
const complaints = new Complaints();
process.on('unhandledRejection', (reason) => complaints.note(reason));
process.on('uncaughtException', (error) => complaints.note(error));

process.once('message', (order: TrialOrder) => void answer(order));

async function answer(order: TrialOrder): Promise<void> {
  const open = order.module === 'mfe-public' ? tryPublicModule : tryConsoleModule;
  const failures = await open(order, complaints).catch((error: unknown) => [
    { detail: complaints.firstLine(error) },
  ]);
  tell({ failures } satisfies TrialReport, () => process.exit(0));
}
