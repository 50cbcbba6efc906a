// Runs the script that the first word names. It so ends with the bench, even with one that was killed, and tells on request
// how much processor time and memory it uses.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stopWithParent } from '../stop-with-parent.ts';

const ANSWERS = {
  processor: () => process.cpuUsage(),
  memory: () => process.memoryUsage(),
  'collected memory': () => {
    collect();
    return process.memoryUsage();
  },
};

process.argv.splice(1, 1);
stopWithParent();
process.on('message', ({ id, question }) => process.send({ id, answer: ANSWERS[question]() }));
// Listening alone shall keep no process running.
process.channel.unref();
await import(pathToFileURL(process.argv[1]));

/** Twice: what the first finds to be finalised is gone only after the second. */
function collect() {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  gc();
  gc();
}
