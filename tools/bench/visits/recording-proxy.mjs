import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const QUIET_STEP_MS = 50;

/**
 * Stands before a site and passes everything on. `takeRecord` gives what was asked since it was called last, in order:
 * `{ method, path, headers, status, bytes }`, headers and bytes as they travelled. `becomeQuiet` waits until everything was
 * answered and nothing was asked for so many milliseconds.
 */
export async function startRecordingProxy(siteAddress) {
  const { hostname, port } = new URL(siteAddress);
  let record = [];
  let open = 0;
  let lastMoment = performance.now();
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const note = (change) => {
      open += change;
      lastMoment = performance.now();
    };
    note(1);
    outgoing.once('close', () => note(-1));
    const passedOn = ask({ hostname, port, method, path, headers }, (answer) => {
      const entry = { method, path, headers, status: answer.statusCode, bytes: 0 };
      record.push(entry);
      answer.on('data', (piece) => (entry.bytes += piece.length));
      outgoing.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    takeRecord() {
      const taken = record;
      record = [];
      return taken;
    },
    async becomeQuiet(milliseconds) {
      while (open > 0 || performance.now() - lastMoment < milliseconds) await wait(QUIET_STEP_MS);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
