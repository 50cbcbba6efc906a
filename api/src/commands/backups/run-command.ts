import { Configuration } from '../../platform/config/configuration.ts';
import { keepFilesPrivate } from '../../server/private-files.ts';
import { refuseToStart } from '../../server/refuse-to-start.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { stopOnSignals } from '../../server/stop-on-signals.ts';
import { withDatabase } from '../../server/with-database.ts';
import { withBackupContext, type BackupContext } from './backup-context.ts';

/**
 * Runs `work` with the arguments that `read` returns, with or without a running server. Exits with 0 when done, otherwise with 1
 * after one sentence.
 */
export async function runCommand<Given>(
  read: () => Given,
  work: (context: BackupContext, given: Given) => Promise<void>,
): Promise<never> {
  keepFilesPrivate();
  const stopSignal = new AbortController();
  // Never resolves, so that the signal does not exit: the aborted work ends by itself and leaves no PostgreSQL behind.
  stopOnSignals(() => {
    stopSignal.abort(new StartRefusal('Stopped before it was done: nothing was changed.'));
    return new Promise(() => {});
  });
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const given = read();
    const configuration = Configuration.ofProcess();
    await withDatabase(configuration, (url) =>
      withBackupContext(url, configuration, { print, stopSignal: stopSignal.signal }, (context) =>
        work(context, given),
      ),
    );
    process.exit(0);
  } catch (error) {
    refuseToStart(error);
  }
}
