import type { Promotion, PromotionAction, PromotionInput } from '@vitral/contracts/environments';
import { ERRORS, type ErrorCode } from '@vitral/contracts/errors';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { problemLines } from '../explanations.ts';
import type { Options } from '../option.ts';
import { EXIT, Refusal } from '../refusal.ts';
import type { Site } from '../site.ts';
import type { Steps } from '../steps.ts';
import { COMMON_OPTIONS, SITE_OPTIONS } from '../usage.ts';
import { defineCommand, type Invocation } from './command.ts';
import { connect } from './connect.ts';

const { 'token-file': tokenFile, insecure } = SITE_OPTIONS;

const OPTIONS = {
  from: {
    ...{ type: 'string', value: 'URL' },
    text: 'the site that has the release; else VITRAL_SITE or the only one with a login',
  },
  to: {
    ...{ type: 'string', value: 'production' },
    text: 'the name of the environment, as at /admin/modules?tab=environments of that site',
  },
  version: { type: 'string', value: '1.4.0', text: 'the version to promote' },
  share: {
    ...{ type: 'string', value: '10' },
    text: 'make it the candidate there for 10 percent of the visitors (1 to 99)',
  },
  'publish-only': {
    ...{ type: 'boolean', default: false },
    text: 'publish it there without activating it',
  },
  'token-file': tokenFile,
  insecure,
  ...COMMON_OPTIONS,
} as const satisfies Options;

const POLL_MS = 500;

export const promote = defineCommand({
  name: 'promote',
  summary: 'Promotes a release to another site, with the very same bytes and signature',
  usage: '[module]',
  examples: [
    'promote --version 1.4.0 --to production',
    'promote mfe-people --from https://staging.example.org --version 1.4.0 --to production --share 10',
  ],
  options: OPTIONS,
  run: async (invocation) => {
    const input = readInput(invocation);
    const { values, steps, print } = invocation;
    const { from, ...others } = values;
    const site = await connect({ ...invocation, values: { ...others, to: from } }, input.module, '--from');
    const { body } = await site.post<Promotion>('/environments/promotions', input);
    const promotion = await follow(site, body, invocation);
    if (values.json) print(JSON.stringify(promotion, null, 2));
    return report(promotion, steps);
  },
});

function readInput({ values, positionals, workspace }: Invocation<typeof OPTIONS>): PromotionInput {
  const [module, ...rest] = positionals.length > 0 ? positionals : [workspace.module];
  if (!module) throw usage('Name the module, as in: promote mfe-people --version 1.4.0 --to production');
  if (rest.length > 0) throw usage(`One module at a time: ${rest.join(' ')} is too much.`);
  const { version, to: environment, share } = values;
  if (!version) throw usage('Name the version, as in: --version 1.4.0');
  if (!environment) throw usage('Name the environment, as in: --to production');
  if (share !== undefined && values['publish-only'])
    throw usage('--share and --publish-only exclude each other.');
  const input = { environment, module, version };
  if (share === undefined) return { ...input, action: values['publish-only'] ? 'publish' : 'activate' };
  const percent = Number(share);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99)
    return { ...input, action: 'share', share: percent };
  throw usage(`--share is "${share}", but must be a whole number of percent, from 1 to 99.`);
}

/** Reports each step once it has ended, and resolves with the finished promotion. */
async function follow(
  site: Site,
  started: Promotion,
  { steps, pause }: Pick<Invocation, 'steps' | 'pause'>,
): Promise<Promotion> {
  const { id, module, version, environment } = started;
  const reached = new Set<string>();
  const sentences: Partial<Record<Promotion['step'], string>> = {
    sending: `${module} ${version}: ${site.url} proved it`,
    checking: `${module} ${version}: ${environment} received the bytes`,
    activating: `${module} ${version}: ${environment} received the bytes`,
  };
  for (let promotion = started; ; promotion = (await read(site, id)).body) {
    const sentence = sentences[promotion.step];
    if (sentence && !reached.has(sentence)) steps.done(sentence);
    if (sentence) reached.add(sentence);
    if (promotion.finishedAt !== null) return promotion;
    await pause(POLL_MS);
  }
}

const read = (site: Site, id: string) => site.get<Promotion>(`/environments/promotions/${id}`);

const DONE: Record<PromotionAction, string> = {
  activate: 'active',
  share: 'as candidate',
  publish: 'published',
};
const DIGEST_LENGTH = 8;

function report({ step, problem, ...promotion }: Promotion, steps: Steps): number {
  const { module, version, environment, digest, action } = promotion;
  if (step === 'refused') {
    const [first, ...reasons] = problem ? linesOf(problem) : ['no reason was given.'];
    steps.failed([`${environment} does not have ${module} ${version}: ${first}`, ...reasons]);
    return EXIT.refused;
  }
  steps.done(
    `${environment} has ${module} ${version} ${DONE[action]}, digest ${digest.slice(0, DIGEST_LENGTH)}`,
  );
  if (problem) steps.say(['It could not be activated there yet:', ...linesOf(problem).slice(1)].join('\n'));
  return 0;
}

/** Returns the sentence of a problem and its reasons. */
function linesOf({ code, params }: NonNullable<Promotion['problem']>): [string, ...string[]] {
  const { reasons } = params;
  const sentence = Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].message : code;
  return [`${sentence}.`, ...(Array.isArray(reasons) ? problemLines(reasons as ReleaseProblem[]) : [])];
}

const usage = (sentence: string) => new Refusal(EXIT.usage, sentence);
