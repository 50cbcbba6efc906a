// Serves dist and follows src: `node scripts/watch.mjs --publish`. The debugger attaches to port 9229.
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RestartingServer } from './restarting-server.mjs';

const project = dirname(import.meta.dirname);
const output = join(project, 'dist');
const server = new RestartingServer({
  source: join(project, 'src'),
  output,
  args: ['--inspect=127.0.0.1:9229', join(output, 'main.js'), ...process.argv.slice(2)],
  buildAll: () => promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.mjs')]),
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    process.exitCode = await server.stop();
  });
server.start();
