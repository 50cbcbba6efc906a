import { Configuration } from '../../platform/config/configuration.ts';
import { keepFilesPrivate } from '../../server/private-files.ts';
import { refuseToStart } from '../../server/refuse-to-start.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { stopOnSignals } from '../../server/stop-on-signals.ts';
import { visitDatabase } from '../../server/visit-database.ts';
import { inWorkplace, type Workplace } from './workplace.ts';

/**
 * Runs `work` with the arguments that `read` returns, with or without a running server. Exits with 0 when done, otherwise with 1
 * after one sentence.
 */
export async function runCommand<Given>(
  read: () => Given,
  work: (workplace: Workplace, given: Given) => Promise<void>,
): Promise<never> {
  keepFilesPrivate();
  const stopping = new AbortController();
  // Never resolves, so that the signal does not exit: the aborted work ends by itself and leaves no PostgreSQL behind.
  stopOnSignals(() => {
    stopping.abort(new StartRefusal('Stopped before it was done: nothing was changed.'));
    return new Promise(() => {});
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    const given = read();
    const configuration = Configuration.ofProcess();
    await visitDatabase(configuration, (url) =>
      inWorkplace(url, configuration, { say, stopping: stopping.signal }, (workplace) =>
        work(workplace, given),
      ),
    );
    process.exit(0);
  } catch (error) {
    refuseToStart(error);
  }
}
