import { RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import { originIn, refusal, type Variables } from './variables.ts';

const ALLOWED = `like https://cdn.example.org, or like mfe-people=https://people.example.org for one of ${RELEASE_NAMES.join(', ')}`;

/** Origins that serve the files of releases; without any the site serves them itself. */
export class AssetOrigins {
  readonly all: readonly string[];

  constructor(
    private readonly shared: readonly string[],
    private readonly own: ReadonlyMap<ReleaseName, string>,
  ) {
    this.all = [...new Set([...shared, ...own.values()])];
  }

  /** Returns the origin for a module, always the same one of several; an empty text for the site itself. */
  of(name: ReleaseName): string {
    return this.own.get(name) ?? this.shared[placeOf(name) % this.shared.length] ?? '';
  }
}

/** Modules of other repositories use the same origin as the shell. */
const placeOf = (name: ReleaseName): number =>
  Math.max(0, (RELEASE_NAMES as readonly string[]).indexOf(name));

export function readAssetOrigins(variables: Variables): AssetOrigins {
  const shared: string[] = [];
  const own = new Map<ReleaseName, string>();
  for (const entry of variables.list('ASSET_ORIGINS')) {
    const [, word, url = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(entry) ?? [];
    const name = RELEASE_NAMES.find((candidate) => candidate === word);
    const origin = originIn(url);
    const isWrong = origin === null || (word !== undefined && !name) || (name && own.has(name));
    if (isWrong) throw refusal('ASSET_ORIGINS', entry, ALLOWED);
    if (name) own.set(name, origin);
    else shared.push(origin);
  }
  return new AssetOrigins([...new Set(shared)], own);
}
