import { Complaints } from './complaints.ts';
import type { TrialOrder, TrialReport } from './trial-order.ts';
import { tryConsoleModule } from './try-console-module.ts';
import { tryPublicModule } from './try-public-module.ts';

// Runs in a process of its own that may write nothing and start nothing: whatever the releases do here, the server goes on.
const complaints = new Complaints();
process.on('unhandledRejection', (reason) => complaints.note(reason));
process.on('uncaughtException', (error) => complaints.note(error));

process.once('message', (order: TrialOrder) => void answer(order));

async function answer(order: TrialOrder): Promise<void> {
  const open = order.module === 'mfe-public' ? tryPublicModule : tryConsoleModule;
  const failures = await open(order, complaints).catch((error: unknown) => [
    { detail: complaints.firstLine(error) },
  ]);
  process.send?.({ failures } satisfies TrialReport, undefined, undefined, () => process.exit(0));
}
