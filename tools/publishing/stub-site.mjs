import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';

/**
 * A site of the documented calls, for specs: `answers` maps 'METHOD /path' (without /api) to what is answered, a list of
 * answers to one after the other, the last of them for good. `asked` is what was asked, in order.
 */
export async function stubSite(answers) {
  const asked = [];
  const counts = new Map();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const [path, query = ''] = request.url.replace(/^\/api/, '').split('?');
      const key = `${request.method} ${path}`;
      asked.push({ key, query, headers: request.headers, body });
      const given = [answers[key] ?? { status: 404, body: { message: 'Not found' } }].flat();
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      send(response, given[Math.min(count, given.length - 1)], { query, body });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${server.address().port}`, asked, stop };
}

function send(response, given, asked) {
  const { status = 200, headers = {}, body, cut } = typeof given === 'function' ? given(asked) : given;
  if (cut) return response.destroy();
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
}

/** The files of an archive: name → text. */
export async function unpack(bytes) {
  const files = {};
  const archive = extract();
  archive.end(bytes);
  for await (const entry of archive) files[entry.header.name] = (await buffer(entry)).toString();
  return files;
}
