import type { ReleaseDifference, ReleaseSummary } from './releases.ts';

/** Limits of previews: sets of releases that only browsers with their link receive. */
export const MODULE_PREVIEW_LIMITS = {
  /** Previews that are open at a time. */
  open: 50,
  /** Days until a preview ends, unless its publisher chooses another number. */
  defaultDays: 7,
  days: 30,
} as const;

/** Such as `pr-17`. */
export const MODULE_PREVIEW_NAME = /^[a-z0-9-]{1,40}$/;

/** Query parameter of the link: `/?preview=pr-17.<signature>`. */
export const MODULE_PREVIEW_PARAMETER = 'preview';

/** PUT /api/module-previews/:name: adds a release to a preview, in place of another one of its module. */
export interface ModulePreviewInput {
  releaseId: string;
  /**
   * Days from now until the preview ends. If absent, an open preview and its link do not change, and a new preview gets
   * the default.
   */
  days?: number;
}

/** A row of GET /api/module-previews: an open preview, the latest change first. */
export interface ModulePreview {
  name: string;
  /** Path on this site: `/?preview=<name>.<signature>`. It changes with `endsAt`. */
  path: string;
  /** Releases in place of the active ones of their modules. */
  releases: Pick<ReleaseSummary, 'id' | 'name' | 'version' | 'digest'>[];
  /** Account or token that created it. */
  createdBy: string;
  createdAt: string;
  /** Last time that a release was added or replaced. */
  updatedAt: string;
  endsAt: string;
  /**
   * False while its releases do not work with the active ones of the other modules: the link then shows the ordinary
   * site.
   */
  isUsable: boolean;
  /** Pages of the preview that were sent. */
  pages: number;
  /** Loads of its releases that failed, without those that succeeded at a retry. */
  failures: number;
  /** Errors that browsers with the preview reported. */
  errors: number;
}

/** The response to PUT /api/module-previews/:name. */
export interface PublishedModulePreview extends ModulePreview {
  /** Comparison of the release with the active one of its module. */
  weight: ReleaseDifference['weight'];
}
