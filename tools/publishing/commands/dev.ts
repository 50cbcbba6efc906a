import { EXIT, Refusal } from '../refusal.ts';
import { serve } from '../serve.ts';
import { COMMON_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';

const { help } = COMMON_OPTIONS;
const LOCAL_SITE = 'http://127.0.0.1:3000';

export const dev = defineCommand({
  name: 'dev',
  summary: 'Serves the module of this folder to your session on a site, and to nobody else',
  usage: '',
  examples: ['dev --to https://example.org', 'dev --port 8082'],
  options: {
    to: { type: 'string', value: 'URL', text: `the site whose page is printed; else ${LOCAL_SITE}` },
    port: { type: 'string', value: '8081', text: 'the port of this machine' },
    help,
  },
  run: async ({ values: { to = LOCAL_SITE, port }, workspace: { module } }) => {
    if (module === undefined)
      throw new Refusal(
        EXIT.usage,
        'This folder is no module of its own. In the repository of Vitral: npm run dev -- mfe-people --alone',
      );
    return serve(module, to, port === undefined ? undefined : Number(port));
  },
});
