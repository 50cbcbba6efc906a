// Runs the script of the first argument, ends it with the bench, even if that is killed, and reports its processor time
// and memory on request. Plain JavaScript, since Node's compiler of TypeScript would add to the measured memory.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { stopWithParent } from '../stop-with-parent.mjs';

const RESPONSES = {
  processor: () => process.cpuUsage(),
  memory: () => process.memoryUsage(),
  'collected memory': () => {
    collect();
    return process.memoryUsage();
  },
};

process.argv.splice(1, 1);
stopWithParent();
process.on('message', ({ id, question }) => process.send?.({ id, response: RESPONSES[question]?.() }));
// Lets the process end although it listens for messages.
process.channel?.unref();
await import(pathToFileURL(process.argv[1] ?? '').href);

/** Collects twice: the second run frees objects that the first one finalized. */
function collect() {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  gc();
  gc();
}
