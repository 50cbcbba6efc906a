// The yardstick: answers every request with the status, headers and bytes that it reads from its standard input, and does
// nothing else. In a process of its own, as the site is. Prints its port.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { status, headers, body } = await json(process.stdin);
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`Port ${server.address().port}`));
