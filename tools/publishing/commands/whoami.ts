import type { TokenHolder } from '@vitral/contracts/module-tokens';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { connect, moduleOf } from './connect.ts';

export const whoami = defineCommand({
  name: 'whoami',
  summary: 'Shows as whom commands act on the site, with which rights and until when',
  usage: '[module]',
  examples: ['whoami', 'whoami --to https://example.org --json'],
  options: { ...SITE_OPTIONS, ...COMMON_OPTIONS },
  run: async (invocation) => {
    const site = await connect(invocation, moduleOf(invocation));
    const { body } = await site.get<TokenHolder>('/module-tokens/current');
    if (invocation.values.json) invocation.print(JSON.stringify({ site: site.url, ...body }, null, 2));
    else invocation.print(describe(site.url, body));
    return 0;
  },
});

function describe(site: string, { kind, name, module, createdBy, expiresAt, ...rights }: TokenHolder) {
  const allowed = ['publish', rights.mayPreview && 'preview', rights.mayActivate && 'activate and roll back'];
  if (rights.mayPromote) allowed.push('promote');
  return [
    `Site    ${site}`,
    kind === 'token' ? `Token   ${name}, created by ${createdBy}` : `Person  ${name}`,
    `Module  ${module ?? 'all'}`,
    `Rights  ${allowed.filter(Boolean).join(', ')}`,
    ...(expiresAt ? [`Until   ${expiresAt}`] : []),
  ].join('\n');
}
