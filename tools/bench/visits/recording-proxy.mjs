import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

/**
 * Stands before a site and passes everything on. `takeRecord` gives what was asked since it was called last, in order:
 * `{ method, path, headers, status, bytes }`, headers and bytes as they travelled.
 */
export async function startRecordingProxy(siteAddress) {
  const { hostname, port } = new URL(siteAddress);
  let record = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
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
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
