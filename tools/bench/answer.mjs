import { get } from 'node:http';

/** What belongs to one connection, or is said anew by every server. */
const OF_THE_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const NOT_MODIFIED = 304;

/** The answer to a request as it travels: nothing unpacked, nothing followed. The body in base64. */
export function answerTo(address, headers) {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => resolve(asAnswer(response, Buffer.concat(pieces))));
    }).on('error', reject);
  });
}

function asAnswer({ statusCode, headers }, body) {
  const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  const length = statusCode === NOT_MODIFIED ? {} : { 'content-length': String(body.length) };
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(own), ...length },
    body: body.toString('base64'),
  };
}
