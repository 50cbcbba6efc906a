import { Configuration } from '../../platform/config/configuration.ts';
import { keepFilesPrivate } from '../../server/private-files.ts';
import { refuseToStart } from '../../server/refuse-to-start.ts';
import { StartRefusal } from '../../platform/config/start-refusal.ts';
import { stopOnSignals } from '../../server/stop-on-signals.ts';
import { visitDatabase } from '../../server/visit-database.ts';
import { inWorkplace, type Workplace } from './workplace.ts';

/** Does `work` with what `read` finds on the command line, beside a server or without one, then ends the process: 0 when it was done, 1 after a sentence otherwise. */
export async function runCommand<Given>(
  read: () => Given,
  work: (workplace: Workplace, given: Given) => Promise<void>,
): Promise<never> {
  keepFilesPrivate();
  const stopping = new AbortController();
  // The work ends by itself and says so: no PostgreSQL is left behind.
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
