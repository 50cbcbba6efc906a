import { fieldIn } from '@vitral/contracts/languages';
import { FIRST_LANGUAGES } from './fixed-page.ts';

/** Values of a block that shows the illustrated call, and the metadata in which the section `services` had them. */
export const FIGURE_FIELDS: Record<string, string> = {
  figure: 'callFigure',
  ...Object.fromEntries(
    FIRST_LANGUAGES.map((language) => [fieldIn('figureLabel', language), fieldIn('callLabel', language)]),
  ),
};

/** Imported rows have JSON text. */
const METADATA = `case when jsonb_typeof("metadata") = 'string' and pg_input_is_valid("metadata" #>> '{}', 'jsonb')
  then ("metadata" #>> '{}')::jsonb else "metadata" end`;

const BUILT = Object.entries(FIGURE_FIELDS).map(
  ([to, from]) => `'${to}', nullif(trim(value ->> '${from}'), '')`,
);

/** Returns an expression of the values that the last row of the section has; null without a row. */
export const storedFigure = (table: 'landing_content' | 'landing_draft') =>
  `(select jsonb_strip_nulls(jsonb_build_object(${BUILT.join()})) from (select ${METADATA} as value from "${table}"
    where "section" = 'services' order by "created_at" desc, "id" desc limit 1) newest)`;

/** Returns whether the content of a page has a block with the call, as an expression. */
export const hasCall = (content: string) =>
  `${content} -> 'blocks' @> '[{"type": "steps", "values": {"illustration": "call"}}]'`;

const NAMES = Object.keys(FIGURE_FIELDS).join();

/** Returns an expression of a page's content whose blocks with the call have these values. */
export const withFigure = (content: string, figure: string) =>
  `jsonb_set(${content}, '{blocks}', (select jsonb_agg(
    case when jsonb_build_array(block) @> '[{"type": "steps", "values": {"illustration": "call"}}]'
      then jsonb_set(block, '{values}', ((block -> 'values') - '{${NAMES}}'::text[]) || ${figure}) else block end
    order by position) from jsonb_array_elements(${content} -> 'blocks') with ordinality as each (block, position)))`;
