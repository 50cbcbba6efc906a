import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { Configuration } from './platform/config/configuration.ts';
import { keepFilesPrivate } from './server/private-files.ts';
import { refuseToStart, stopOnSignals } from './server/process-end.ts';
import { returnStartMemory } from './server/return-start-memory.ts';
import { startServer } from './server/start-server.ts';

setSourceMapsSupport(true, { nodeModules: false });
keepFilesPrivate();

const { values } = parseArgs({
  options: {
    /** Publish the builds in the workspace. */
    publish: { type: 'boolean', default: false },
    /** A module served by its developer: `--develop mfe-people=http://127.0.0.1:8081`. */
    develop: { type: 'string', multiple: true, default: [] },
    /** Print URLs and folders on standard output, and log only warnings. */
    summary: { type: 'boolean', default: false },
  },
});

try {
  const configuration = Configuration.ofProcess({ LOG_LEVEL: values.summary ? 'warn' : 'info' });
  const starting = startServer(configuration, {
    publish: values.publish,
    develop: values.develop,
    onDatabaseLost: refuseToStart,
  });
  // A signal during the start takes effect once the start has ended, so that nothing is left half done.
  stopOnSignals(async () => (await starting).stop());
  const server = await starting;
  if (values.summary) {
    const { summary } = await import('./server/summary.ts');
    process.stdout.write(summary(configuration, server));
  }
  await returnStartMemory();
} catch (error) {
  refuseToStart(error);
}
