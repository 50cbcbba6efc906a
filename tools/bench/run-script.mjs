// Runs the script that the first word names. It so ends with the bench, even with one that was killed, and tells on request
// how much processor time it has used.
import { pathToFileURL } from 'node:url';
import { stopWithParent } from '../stop-with-parent.mjs';

process.argv.splice(1, 1);
stopWithParent();
process.on('message', () => process.send(process.cpuUsage()));
// Listening alone shall keep no process running.
process.channel.unref();
await import(pathToFileURL(process.argv[1]));
