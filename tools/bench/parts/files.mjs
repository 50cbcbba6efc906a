import { fileURLToPath } from 'node:url';
import { formOf } from '../files/form.mjs';
import { weighLarge } from '../files/large.mjs';
import { weighSmall } from '../files/small.mjs';
import { filesTable, missedFiles } from '../files/table.mjs';
import { send } from '../files/transfer.mjs';
import { logInAs } from '../log-in.mjs';
import { startScript, stopProcess } from '../processes.mjs';
import { makeDataFolder, removeDataFolder } from '../site.mjs';

const BARE_FILES = fileURLToPath(new URL('../files/bare-files.mjs', import.meta.url));
const MEGABYTES = 1024;
const FEW_MEGABYTES = 256;
const ROUNDS = 3;
const CONTENT = '/api/content';

export const part = {
  name: 'files',
  title: 'Uploads and downloads beside a bare server that writes and reads the same bytes',
  measure,
  table: filesTable,
  misses: missedFiles,
};

async function measure({ startSite, effort, say }) {
  const site = await startSite();
  const folder = makeDataFolder();
  const bare = await startBareFiles(folder);
  const cookie = await logInAs(site.address, 'manager');
  const upload = async (server, { headers, pieces }) => {
    const item = await send(server.address + CONTENT, { headers: { ...headers, cookie }, pieces });
    return `${server.address}/uploads/${item.filename}`;
  };
  const megabytes = effort.isQuick ? FEW_MEGABYTES : MEGABYTES;
  say(`Uploading and downloading ${megabytes} MB ...`);
  const large = await weighLarge(site, bare, { upload, megabytes, rounds: effort.isQuick ? 1 : ROUNDS });
  say('Uploading and downloading many files of a megabyte ...');
  const paths = Object.fromEntries(
    await Promise.all(
      Object.entries({ site, bare }).map(async ([name, server]) => {
        const { pathname } = new URL(await upload(server, formOf(1)));
        return [name, { upload: CONTENT, download: pathname }];
      }),
    ),
  );
  const small = await weighSmall(site, bare, { cookie, paths, effort });
  await stopProcess(bare.child);
  removeDataFolder(folder);
  await site.stop();
  return { large, small };
}

async function startBareFiles(folder) {
  const { child, match: port } = await startScript(BARE_FILES, { words: [folder], ready: /^Port (\d+)\n/ });
  return { child, address: `http://127.0.0.1:${port}` };
}
