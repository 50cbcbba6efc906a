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

/** Compares the parameters or the body that a module sends with those that a site accepts. */
export function compareSent(
  built: Shape | undefined,
  site: Shape | undefined,
  whole: string,
  comparison: Comparison,
): void {
  if (site) return compareRequest(built ?? { type: 'object' }, site, '', comparison);
  const names = Object.keys(built?.properties ?? {});
  for (const field of built && names.length === 0 ? [whole] : names)
    comparison.problems.push({ code: 'call-field-refused', params: { field } });
}

/** Requires that the site accepts all values of `built`. */
function compareRequest(built: Shape, site: Shape, field: string, comparison: Comparison): void {
  const { problems, work } = comparison;
  work.count();
  if (isAny(built) || isAny(site)) return;
  if (compareUnions(built, site, field, comparison, compareRequest)) return;
  const named = field || 'body';
  if (isOtherType(built, site) || (site.enum && !built.enum)) {
    const types = { expected: typeText(built), found: typeText(site) };
    problems.push({ code: 'call-request-type', params: { field: named, ...types } });
    return;
  }
  if (built.nullable && !site.nullable)
    problems.push({ code: 'call-null-refused', params: { field: named } });
  for (const option of site.enum ? (built.enum ?? []) : [])
    if (!site.enum?.includes(option))
      problems.push({ code: 'call-value-refused', params: { field: named, value: String(option) } });
  if (built.items && site.items) compareRequest(built.items, site.items, `${named}[]`, comparison);
  if (built.type === 'object') compareFields(built, site, field, comparison);
}

function compareFields(built: Shape, site: Shape, parent: string, comparison: Comparison): void {
  const { problems } = comparison;
  for (const name of site.required ?? [])
    if (!built.required?.includes(name) && !built.additionalProperties)
      problems.push({ code: 'call-field-required', params: { field: within(parent, name) } });
  for (const [name, shape] of Object.entries(built.properties ?? {})) {
    const accepted = fieldOf(site, name) ?? site.additionalProperties;
    if (accepted) compareRequest(shape, accepted, within(parent, name), comparison);
    else problems.push({ code: 'call-field-refused', params: { field: within(parent, name) } });
  }
  if (built.additionalProperties && site.additionalProperties)
    compareRequest(built.additionalProperties, site.additionalProperties, within(parent, '*'), comparison);
}
