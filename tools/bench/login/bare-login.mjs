// The yardstick of logging in: compares the password of each request with one hash, as the site does, answers what it reads from
// its standard input, and does nothing else. Prints its port.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

const { verifyPassword } = await import(join(process.argv[2], 'accounts/auth/password.js'));
const { hash, answer } = await json(process.stdin);
const bytes = Buffer.from(answer.body, 'base64');

const server = createServer(async (request, response) => {
  const { password } = await json(request);
  if (!(await verifyPassword(hash, password))) return response.writeHead(401).end();
  response.writeHead(answer.status, answer.headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`Port ${server.address().port}`));
