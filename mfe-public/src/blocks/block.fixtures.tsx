import type { Language } from '@vitral/sdk/contracts/languages';
import { responsesByPath } from '../../test/api-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import type { JsonObject } from '../data/json.ts';
import type { Frame } from '../site/frame.ts';
import type { PageName } from '../site/page-definition.ts';
import { readBlockData } from './block-data.ts';
import { readValues } from './block-values.ts';
import { type BlockTypeName, viewOf } from './block-views.ts';

/** A Friday before the live sessions of the test responses. */
export const NOW = Date.UTC(2026, 10, 20, 15);

interface Options {
  language?: Language;
  /** API responses by path that replace those of a complete site. */
  responses?: Record<string, unknown>;
  isFirst?: boolean;
  isRepeated?: boolean;
  frame?: Partial<Frame>;
  page?: PageName;
  now?: number;
}

/** Shows a block with stored values on a page of a small but complete site. */
export function renderBlock(type: BlockTypeName, values: JsonObject, options: Options = {}) {
  const { language = 'en', responses = {}, isFirst = false, isRepeated = false } = options;
  const { frame = {}, page = 'site-page', now = NOW } = options;
  const view = viewOf(type);
  if (!view) throw new Error(`There is no block type ${type}`);
  const sources = { responses: { ...responsesByPath(), ...responses }, language, now };
  return renderOnSite(
    <view.View
      id="block-1"
      values={readValues(view.fields, values, language)}
      data={readBlockData(sources, [type])}
      isFirst={isFirst}
      isRepeated={isRepeated}
    />,
    language,
    { page, frame },
  );
}

/** Returns the schema.org objects of a block with stored values, in English. */
export function describeBlock(
  type: BlockTypeName,
  values: JsonObject,
  { responses = {}, isRepeated = false }: Pick<Options, 'responses' | 'isRepeated'> = {},
): object[] {
  const view = viewOf(type);
  const sources = {
    responses: { ...responsesByPath(), ...responses },
    language: 'en' as const,
    now: NOW,
  };
  const context = {
    t: (key: string) => key,
    language: 'en' as const,
    origin: 'https://vitral.example',
    url: 'https://vitral.example/en/page',
    siteDescription: '',
  };
  const data = readBlockData(sources, [type]);
  return (
    view?.structuredData?.({ values: readValues(view.fields, values, 'en'), data, isRepeated }, context) ?? []
  );
}

/** A picture of the library as a block stores it. */
export const PICTURE = { url: '/uploads/bridge.webp', isDecorative: false, alt: 'Puente', altEn: 'Bridge' };

/** A rich text of one paragraph. */
export const paragraph = (text: string) => [{ type: 'paragraph', spans: [{ text }] }];
