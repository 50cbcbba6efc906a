import type { Context } from '../measure-parts.ts';
import { fileURLToPath } from 'node:url';
import { formOf } from '../files/form.ts';
import { weighLarge, type Upload } from '../files/large.ts';
import { weighSmall } from '../files/small.ts';
import { filesTable, missedFiles } from '../files/table.ts';
import { send } from '../files/transfer.ts';
import { logInAs } from '../log-in.ts';
import { startScript, stopProcess, type Server } from '../processes.ts';
import { makeDataFolder, removeDataFolder } from '../site.ts';

const BARE_FILES = fileURLToPath(new URL('../files/bare-files.ts', import.meta.url));
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

async function measure({ startSite, effort, say }: Context) {
  const site = await startSite();
  const folder = makeDataFolder();
  const bare = await startBareFiles(folder);
  const cookie = await logInAs(site.address, 'manager');
  const upload: Upload = async (server, { headers, pieces }) => {
    const item = await send(server.address + CONTENT, { headers: { ...headers, cookie }, pieces });
    return `${server.address}/uploads/${item.filename}`;
  };
  const megabytes = effort.isQuick ? FEW_MEGABYTES : MEGABYTES;
  say(`Uploading and downloading ${megabytes} MB ...`);
  const large = await weighLarge(site, bare, { upload, megabytes, rounds: effort.isQuick ? 1 : ROUNDS });
  say('Uploading and downloading many files of a megabyte ...');
  const pathsOf = async (server: Server) => {
    const { pathname } = new URL(await upload(server, formOf(1)));
    return { upload: CONTENT, download: pathname };
  };
  const paths = { site: await pathsOf(site), bare: await pathsOf(bare) };
  const small = await weighSmall(site, bare, { cookie, paths, effort });
  await stopProcess(bare.child);
  removeDataFolder(folder);
  await site.stop();
  return { large, small };
}

async function startBareFiles(folder: string): Promise<Server> {
  const { child, match: port } = await startScript(BARE_FILES, { words: [folder], ready: /^Port (\d+)\n/ });
  return { child, address: `http://127.0.0.1:${port}` };
}
