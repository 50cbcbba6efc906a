import type { ChannelChange } from '@vitral/contracts/releases';
import { EXIT, Refusal } from '../refusal.ts';
import type { Site } from '../site.ts';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { connect, moduleOf } from './connect.ts';

const FOLLOW_MS = 5000;
const DEFAULT_LIMIT = 20;
const MOST = 100;

export const logs = defineCommand({
  name: 'logs',
  summary: 'Shows who activated, tried or rolled back releases, and when',
  usage: '[module]',
  examples: ['logs', 'logs mfe-people --limit 50 --json', 'logs --follow'],
  options: {
    limit: { type: 'string', value: `${DEFAULT_LIMIT}`, text: `the number of changes, up to ${MOST}` },
    follow: {
      ...{ type: 'boolean', default: false },
      text: 'print new changes until Ctrl-C; with --json, one JSON document a line',
    },
    ...SITE_OPTIONS,
    ...COMMON_OPTIONS,
  },
  run: async (invocation) => {
    const { values, print, pause } = invocation;
    const limit = readLimit(values.limit);
    const module = moduleOf(invocation);
    const site = await connect(invocation, module);
    const first = await readChanges(site, module, limit);
    if (values.json && !values.follow) print(JSON.stringify(first, null, 2));
    if (values.json && !values.follow) return 0;
    const show = (changes: ChannelChange[]) => {
      for (const change of changes.toReversed())
        print(values.json ? JSON.stringify(change) : describe(change));
    };
    show(first);
    for (let last = first[0]?.id; values.follow;) {
      await pause(FOLLOW_MS);
      const changes = await readChanges(site, module, MOST);
      const known = changes.findIndex(({ id }) => id === last);
      show(known === -1 ? changes : changes.slice(0, known));
      last = changes[0]?.id;
    }
    return 0;
  },
});

function readLimit(text = `${DEFAULT_LIMIT}`) {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw new Refusal(EXIT.usage, `--limit is "${text}", but must be a whole number from 1 to ${MOST}.`);
}

async function readChanges(site: Site, module: string | undefined, limit: number) {
  const query = new URLSearchParams({ limit: `${limit}`, ...(module !== undefined && { module }) });
  return (await site.get<ChannelChange[]>(`/modules/history?${query}`)).body;
}

function describe({ createdAt, kind, module, release, share, actorName, reason }: ChannelChange) {
  const what = [module ?? 'all modules', release?.version, share === null ? undefined : `${share} percent`];
  return [
    `${createdAt}  ${kind.padEnd(20)}  ${what.filter(Boolean).join(' ')}`,
    `by ${actorName ?? 'the server'}`,
    ...(reason ? [`(${reason})`] : []),
  ].join('  ');
}
