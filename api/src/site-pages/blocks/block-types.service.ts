import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Block, BlockType, BuiltBlockType } from '@vitral/contracts/blocks';
import type { ErrorCode } from '@vitral/contracts/errors';
import { type ActiveSet, ReleaseSets } from '../../modules/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { namesOf, readFields, reportMissing, type Values } from './read-values.ts';
import type { Report } from './report.ts';

const MOST_REPORTED = 20;

/** The block types of the active release of mfe-public, and the checks of blocks against them. */
@Injectable()
export class BlockTypes {
  constructor(private readonly sets: ReleaseSets) {}

  /** Returns the types with the URLs of their pictures. */
  async list(): Promise<BuiltBlockType[]> {
    const release = publicModule(await this.sets.active());
    return (release?.blocks ?? []).map((block) => ({
      ...block,
      picture: `${release?.base}${block.picture}`,
    }));
  }

  /** Returns the paths of the pages that the release itself contains, in all languages. */
  async pagePaths(): Promise<string[]> {
    const { publicPages = [] } = publicModule(await this.sets.active()) ?? {};
    return publicPages.flatMap(({ addresses }) => Object.values(addresses ?? {}));
  }

  /**
   * Returns blocks in their stored form. Throws `request.invalid` with the paths of invalid values. A block of an
   * unknown type remains if `known` contains it unchanged. Values of known blocks that are not in their type also
   * remain, even if they are not sent: editors of an older release, which may become active again, do not know them.
   */
  async read(blocks: readonly Block[], known: readonly Block[] = []): Promise<Block[]> {
    const types = await this.list();
    return collect('request.invalid', (report) => {
      reportAnchors(blocks, report);
      return blocks.map((block, index) => {
        const path = `blocks.${index}`;
        const kept = unknownValues(block, types, known);
        const values = without(block.values, kept);
        const read = readBlock({ ...block, values }, types, path, report);
        if (read) return { ...read, values: { ...read.values, ...kept } };
        if (!known.some((stored) => isDeepStrictEqual(stored, block))) report(`${path}.type`, 'isIn');
        return block;
      });
    });
  }

  /** Returns blocks without invalid values, such as a URL that is still being typed. */
  async readFinished(blocks: readonly Block[]): Promise<Block[]> {
    const types = await this.list();
    return blocks.flatMap((block) => readBlock(block, types, '', () => undefined) ?? []);
  }

  /** Throws `site-pages.incomplete` for blocks that visitors would see without a required value. */
  async refuseIncomplete(blocks: readonly Block[]): Promise<void> {
    const types = await this.list();
    collect('site-pages.incomplete', (report) => {
      for (const [index, { type, isHidden, values }] of blocks.entries()) {
        const found = types.find((candidate) => candidate.type === type);
        if (found && !isHidden) reportMissing(found, values, `blocks.${index}.values`, report);
      }
    });
  }
}

/** Anchors in the frame of every page. A test compares them with the release. */
export const RESERVED_ANCHORS = ['boot', 'content', 'footer-navigation', 'menu', 'root', 'state'];

/** Reports anchors that are already in use. */
function reportAnchors(blocks: readonly Block[], report: Report): void {
  const taken = new Set(RESERVED_ANCHORS);
  for (const [index, { anchor }] of blocks.entries()) {
    if (!anchor) continue;
    if (taken.has(anchor)) report(`blocks.${index}.anchor`, 'isUniqueAnchor');
    taken.add(anchor);
  }
}

/** Returns the values of the known block with this id that are not in its type. */
function unknownValues({ id, type }: Block, types: readonly BlockType[], known: readonly Block[]): Values {
  const stored = known.find((one) => one.id === id && one.type === type)?.values ?? {};
  const names = new Set(types.find((one) => one.type === type)?.fields.flatMap(namesOf));
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name)));
}

const without = (values: Values, same: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(same[name], value)));

/** Returns a block with the values in its type; null for an unknown type. */
function readBlock(
  { values, ...block }: Block,
  types: readonly BlockType[],
  path: string,
  report: Report,
): Block | null {
  const found = types.find((candidate) => candidate.type === block.type);
  return found ? { ...block, values: readFields(found.fields, values, `${path}.values`, report) } : null;
}

/** Returns the result of `work`. Throws `code` with the problems that it reports. */
function collect<Result>(code: ErrorCode, work: (report: Report) => Result): Result {
  const problems: string[] = [];
  const result = work((path, rule) => void problems.push(`${path}:${rule}`));
  if (problems.length > 0) throw new AppError(code, { fields: problems.slice(0, MOST_REPORTED) });
  return result;
}

const publicModule = (set: ActiveSet | null) => set?.modules.find(({ name }) => name === 'mfe-public');
