import type { Shape } from '../module-calls.ts';
import {
  type Comparison,
  compareUnions,
  fieldOf,
  isAny,
  isOtherType,
  typeText,
  within,
} from './comparison.ts';

/** Requires that all values of `site` are values of `built`, apart from further fields and options. */
export function compareRead(built: Shape, site: Shape, field: string, comparison: Comparison): void {
  const { problems, work } = comparison;
  work.count();
  if (isAny(built) || isAny(site)) return;
  if (compareUnions(site, built, field, comparison, (from, to, ...rest) => compareRead(to, from, ...rest)))
    return;
  const named = field || 'response';
  if (isOtherType(site, built)) {
    const types = { expected: typeText(built), found: typeText(site) };
    problems.push({ code: 'call-response-type', params: { field: named, ...types } });
    return;
  }
  if (site.nullable && !built.nullable)
    problems.push({ code: 'call-field-unsure', params: { field: named } });
  if (built.items && site.items) compareRead(built.items, site.items, `${named}[]`, comparison);
  if (built.type === 'object') compareFields(built, site, field, comparison);
}

function compareFields(built: Shape, site: Shape, parent: string, comparison: Comparison): void {
  const { problems } = comparison;
  for (const [name, shape] of Object.entries(built.properties ?? {})) {
    const field = within(parent, name);
    const sent = fieldOf(site, name);
    if (sent) compareRead(shape, sent, field, comparison);
    const isSure = sent && site.required?.includes(name);
    if (!sent && !site.additionalProperties) problems.push({ code: 'call-field-gone', params: { field } });
    else if (built.required?.includes(name) && !isSure)
      problems.push({ code: 'call-field-unsure', params: { field } });
  }
  if (built.additionalProperties && site.additionalProperties)
    compareRead(built.additionalProperties, site.additionalProperties, within(parent, '*'), comparison);
}
