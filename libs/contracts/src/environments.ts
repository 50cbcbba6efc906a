import type { Stored, Versioned } from './items.ts';
import type { TokenHolder } from './module-tokens.ts';
import type { ReleaseName } from './modules.ts';

/** Another site to which releases of this one are promoted, such as production, with the values of a new one. */
export const NEW_ENVIRONMENT = {
  name: '',
  /** Origin of the other site, `https://vitral.example`. */
  url: '',
  /** Order in which releases pass through the environments; equal positions are sorted by name. */
  place: 1,
  /** A module token of the other site. Null keeps the stored one. */
  token: null as string | null,
};
export type EnvironmentInput = typeof NEW_ENVIRONMENT;

export interface Environment extends Omit<EnvironmentInput, 'token'>, Stored {
  /** Last four characters of the token, which itself is never sent. */
  lastFour: string;
}

export type EnvironmentUpdate = Versioned<EnvironmentInput>;

export const ENVIRONMENT_LIMITS = { environments: 20, name: 40, place: 100 } as const;

/** Names of environments, which the command line takes: `--to production`. */
export const ENVIRONMENT_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The reason why the other site was not reached or refused a request: a code of errors.ts and its params. */
export interface EnvironmentProblem {
  code: string;
  /** `reasons` holds release problems. */
  params: Record<string, unknown>;
}

/** The token of a request, as a site knows it (GET /api/module-tokens/current). */
export type CurrentToken = Pick<TokenHolder, 'name' | 'module' | 'mayActivate'>;

/** POST /api/environments/:id/test */
export interface EnvironmentCheck {
  problem: EnvironmentProblem | null;
  /** The token as the other site describes it; null if there is a problem. */
  token: CurrentToken | null;
}

export interface EnvironmentRelease {
  version: string;
  digest: string;
  /** This site has other files with the same version. */
  isDifferent: boolean;
}

/** Releases of a module on the other site. */
export interface EnvironmentModule {
  name: ReleaseName;
  active: EnvironmentRelease | null;
  candidate: EnvironmentRelease | null;
}

/** A row of GET /api/environments/versions. */
export interface EnvironmentVersions extends Pick<Environment, 'id' | 'name' | 'url'> {
  problem: EnvironmentProblem | null;
  modules: EnvironmentModule[];
}

export const PROMOTION_ACTIONS = ['publish', 'share', 'activate'] as const;
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

/** Steps of a promotion in order; it ends as `done` or `refused`. */
export const PROMOTION_STEPS = [
  'waiting',
  'proving',
  'sending',
  'checking',
  'activating',
  'done',
  'refused',
] as const;
export type PromotionStep = (typeof PROMOTION_STEPS)[number];

/** POST /api/environments/promotions */
export interface PromotionInput {
  /** Name of the environment. */
  environment: string;
  module: ReleaseName;
  version: string;
  action: PromotionAction;
  /** Percentage of visitors who receive the release as candidate; only with `share`. */
  share?: number;
}

/** GET /api/environments/promotions/:id */
export interface Promotion extends Omit<PromotionInput, 'share'> {
  id: string;
  share: number | null;
  digest: string;
  step: PromotionStep;
  /** Reason of a refusal. After `publish`, reasons that prevent the activation there. */
  problem: EnvironmentProblem | null;
  /** Name of the person or token that started the promotion. */
  actorName: string;
  createdAt: string;
  finishedAt: string | null;
}

/** Origin of a release that another site promoted, as that site states it. */
export interface ReleasePromotion {
  site: string;
  person: string;
  /** Time at which the release passed its trial there; null if it was active there without one. */
  provedAt: string | null;
}
