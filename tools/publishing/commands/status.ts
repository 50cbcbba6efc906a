import type { ModulePreview } from '@vitral/contracts/module-previews';
import type { TokenHolder } from '@vitral/contracts/module-tokens';
import type { ModuleSummary, ReleaseHealth } from '@vitral/contracts/releases';
import { readChannel } from '../change-channel.ts';
import { EXIT, Refusal } from '../refusal.ts';
import { SiteError, type Site } from '../site.ts';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand } from './command.ts';
import { connect, moduleOf } from './connect.ts';

/** The JSON that `vitral status --json` prints for each module. */
interface ModuleStatus {
  module: string;
  active: string | null;
  previous: string | null;
  newest: string | null;
  candidate: { version: string; share: number; since: string } | null;
  /** Figures of the last seven days for the releases that visitors get. */
  health: Pick<ReleaseHealth, 'isCandidate' | 'pages' | 'failures' | 'recoveries'>[];
  /** Null for a token that may make no previews. */
  previews: { name: string; link: string; endsAt: string; version: string }[] | null;
}

export const status = defineCommand({
  name: 'status',
  summary: 'Shows which releases visitors get, with their health and the open previews',
  usage: '[module]',
  examples: ['status', 'status mfe-people --json'],
  options: { ...SITE_OPTIONS, ...COMMON_OPTIONS },
  run: async (invocation) => {
    const asked = moduleOf(invocation);
    const site = await connect(invocation, asked);
    const only = asked ?? (await site.get<TokenHolder>('/module-tokens/current')).body.module;
    const modules = await readStatus(site, only);
    if (only && modules.length === 0)
      throw new Refusal(EXIT.refused, `${site.url} has no release of ${only}. Publish one: vitral publish`);
    if (invocation.values.json) invocation.print(JSON.stringify({ site: site.url, modules }, null, 2));
    else invocation.print([site.url, ...modules.map(describe)].join('\n\n'));
    return 0;
  },
});

async function readStatus(site: Site, only: string | null): Promise<ModuleStatus[]> {
  const { body: all } = await site.get<ModuleSummary[]>('/modules');
  const { candidate } = await readChannel(site);
  const { body: health } = await site.get<ReleaseHealth[]>('/modules/health');
  const previews = await readPreviews(site);
  return all
    .filter(({ name }) => only === null || name === only)
    .map(({ name, active, previous, newest }) => ({
      module: name,
      active: active?.version ?? null,
      previous: previous?.version ?? null,
      newest: newest?.version ?? null,
      candidate:
        candidate?.release.name === name
          ? { version: candidate.release.version, share: candidate.share, since: candidate.since }
          : null,
      health: health
        .filter(({ release, isActive, isCandidate }) => release.name === name && (isActive || isCandidate))
        .map(({ isCandidate, pages, failures, recoveries }) => ({
          isCandidate,
          pages,
          failures,
          recoveries,
        })),
      previews: previews && previewsOf(name, previews, site.url),
    }));
}

/** Returns null for a token that may make no previews, since their links open them. */
async function readPreviews(site: Site) {
  try {
    return (await site.get<ModulePreview[]>('/module-previews')).body;
  } catch (error) {
    if (error instanceof SiteError && error.code === 'modules.token-scope') return null;
    throw error;
  }
}

const previewsOf = (module: string, previews: ModulePreview[], url: string) =>
  previews.flatMap(({ name, path, endsAt, releases }) =>
    releases
      .filter((release) => release.name === module)
      .map(({ version }) => ({ name, link: `${url}${path}`, endsAt, version })),
  );

function describe({ module, active, previous, newest, candidate, health, previews }: ModuleStatus) {
  const lines = [
    `  active    ${active ?? 'none'}`,
    `  previous  ${previous ?? 'none'}`,
    ...(newest === active ? [] : [`  newest    ${newest ?? 'none'}`]),
    ...(candidate
      ? [`  candidate ${candidate.version}, ${candidate.share} percent since ${candidate.since}`]
      : []),
    ...health.map(
      ({ isCandidate, pages, failures, recoveries }) =>
        `  health    ${isCandidate ? 'candidate' : 'active'}: ${pages} pages, ${failures} failed loads, ${recoveries} recovered, in 7 days`,
    ),
    ...(previews ?? []).map(
      ({ name, version, endsAt, link }) =>
        `  preview   ${name}: ${version} until ${endsAt}\n            ${link}`,
    ),
  ];
  return [module, ...lines].join('\n');
}
