// Serves dist and rebuilds it when src changes: `node scripts/watch.ts --publish`. The debugger attaches to port 9229.
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RestartingServer } from './restarting-server.ts';

const project = dirname(import.meta.dirname);
const output = join(project, 'dist');
const server = new RestartingServer({
  source: join(project, 'src'),
  output,
  args: ['--inspect=127.0.0.1:9229', join(output, 'main.js'), ...process.argv.slice(2)],
  buildAll: () => promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts')]),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void server.stop().then((code) => (process.exitCode = code));
  });
