import type { PublishedModulePreview } from '@vitral/contracts/module-previews';
import type { ReleaseDifference } from '@vitral/contracts/releases';
import type { ReleaseRow } from './change-channel.ts';
import { SiteError, type Site } from './site.ts';
import { sizeText } from './steps.ts';

/** The JSON that `--preview --json` prints. */
export interface PreviewResult {
  preview: string;
  link: string;
  endsAt: string;
  module: string;
  version: string;
  /** Bytes as transferred, of the active release and of this one; null if unknown. */
  bytes: { before: number | null; after: number | null; difference: number | null };
  weight: ReleaseDifference['weight'];
}

/** Adds a release to a preview, and creates the preview if necessary. */
export async function publishPreview(
  site: Site,
  { id, name: module, version }: ReleaseRow,
  { preview, days }: { preview: string; days?: number | undefined },
): Promise<PreviewResult> {
  const input = { releaseId: id, ...(days !== undefined && { days }) };
  const { body } = await site.put<PublishedModulePreview>(pathOf(preview), input);
  const { path, endsAt, weight } = body;
  return { preview, link: `${site.url}${path}`, endsAt, module, version, bytes: bytesOf(weight), weight };
}

/** Removes a module from a preview. Resolves with false if the preview has ended or does not contain the module. */
export async function endPreview(site: Site, module: string, preview: string): Promise<boolean> {
  try {
    await site.delete(`${pathOf(preview)}?module=${module}`);
    return true;
  } catch (error) {
    if (error instanceof SiteError && error.code === 'module-previews.not-found') return false;
    throw error;
  }
}

/** Describes the change of weight, such as `440 kB instead of 431 kB`. */
export function weightText({ before, after }: PreviewResult['bytes']): string {
  if (after === null) return 'of unknown weight';
  return before === null ? sizeText(after) : `${sizeText(after)} instead of ${sizeText(before)}`;
}

function bytesOf({ scripts, styles, other }: ReleaseDifference['weight']): PreviewResult['bytes'] {
  const sum = (when: 'before' | 'after') =>
    [scripts, styles, other].reduce<number | null>((total, kind) => {
      const bytes = kind[when];
      return total === null || bytes === null ? null : total + bytes;
    }, 0);
  const [before, after] = [sum('before'), sum('after')];
  return { before, after, difference: before === null || after === null ? null : after - before };
}

const pathOf = (preview: string) => `/module-previews/${preview}`;
