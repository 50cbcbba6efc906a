import type { CollectionDeclaration, FieldSchema } from '@vitral/contracts/collections';
import { LANGUAGES } from '@vitral/contracts/languages';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import {
  PUBLIC_BLOCK_PARTS,
  type PublicBlockContribution,
  type PublicBlockPart,
} from '@vitral/contracts/slots';
import { isSortable } from '../../collections/index.ts';
import { problem } from '../releases/release-problem.ts';

/** Returns why a public block cannot show the collection that it names. */
export function publicBlockProblems(
  { name: module, collections = [] }: Pick<BuiltDescriptor, 'name' | 'collections'>,
  contribution: PublicBlockContribution,
): ReleaseProblem[] {
  const { name, collection } = contribution;
  const declaration = collections.find((one) => one.name === collection);
  if (!declaration) return [problem('public-block-collection-unknown', { name, collection, module })];
  if (!declaration.public) return [problem('public-block-collection-closed', { name, collection })];
  return [
    ...PUBLIC_BLOCK_PARTS.flatMap((part) => fieldProblem(contribution, part, declaration)),
    ...sortProblem(contribution, declaration),
  ];
}

function fieldProblem(
  { name, collection, fields }: PublicBlockContribution,
  part: PublicBlockPart,
  { schema: { properties } }: CollectionDeclaration,
): ReleaseProblem[] {
  const field = fields[part];
  if (field === undefined) return [];
  const schema = Object.hasOwn(properties, field) ? properties[field] : undefined;
  if (!schema) return [problem('public-block-field-unknown', { name, field, collection })];
  return FITS[part](schema) ? [] : [problem('public-block-field-unfit', { name, field, part })];
}

function sortProblem(
  { name, collection, sort = '' }: PublicBlockContribution,
  declaration: CollectionDeclaration,
): ReleaseProblem[] {
  if (!sort || isSortable(declaration, sort)) return [];
  return [problem('public-block-sort-unknown', { name, field: sort.replace(/^-/, ''), collection })];
}

const isPlainText = (schema: FieldSchema): boolean => schema.type === 'string' && schema.format === undefined;

/** Accepts a string, or an object with strings that are named by languages of the site. */
function isDocumentText(schema: FieldSchema): boolean {
  if (schema.type !== 'object') return isPlainText(schema);
  const texts = Object.entries(schema.properties);
  const isTranslation = ([name, text]: [string, FieldSchema]) =>
    LANGUAGES.some((language) => language === name) && isPlainText(text);
  return texts.length > 0 && texts.every(isTranslation);
}

const isDate = (schema: FieldSchema): boolean =>
  schema.type === 'string' && ['date', 'date-time'].includes(schema.format ?? '');

const isLink = (schema: FieldSchema): boolean => schema.type === 'string' && schema.format === 'uri';

const FITS: Record<PublicBlockPart, (schema: FieldSchema) => boolean> = {
  title: isDocumentText,
  text: isDocumentText,
  date: isDate,
  link: isLink,
};
