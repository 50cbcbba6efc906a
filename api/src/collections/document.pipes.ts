import { Body, type PipeTransform, Query } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.ts';
import { RequestPipe } from '../platform/validation/validation.pipe.ts';
import { DocumentsQuery } from './collections.dto.ts';

const FILTER = /^filter\[([^[\]]+)\]$/;

/** Collects `filter[field]=value` into `filter`, then checks the query. */
class DocumentsQueryPipe implements PipeTransform<Record<string, unknown>> {
  private readonly checks = new RequestPipe();

  transform(query: Record<string, unknown>): Promise<unknown> {
    const entries = Object.entries(query).map(
      ([name, value]) => [FILTER.exec(name)?.[1], name, value] as const,
    );
    const filter = Object.fromEntries(entries.flatMap(([field, , value]) => (field ? [[field, value]] : [])));
    const others = Object.fromEntries(
      entries.flatMap(([field, name, value]) => (field ? [] : [[name, value]])),
    );
    return this.checks.transform(
      { ...others, ...(Object.keys(filter).length > 0 && { filter }) },
      {
        type: 'query',
        metatype: DocumentsQuery,
      },
    );
  }
}

/** The query of a list of documents. The handler declares it as `ReadQuery`, so that no other pipe checks it first. */
export const QueryOfDocuments = () => Query(DocumentsQueryPipe);
export type ReadQuery = Pick<DocumentsQuery, keyof DocumentsQuery>;

export type Fields = Record<string, unknown>;

class FieldsPipe implements PipeTransform<unknown, Fields> {
  transform(body: unknown): Fields {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      throw new AppError('request.invalid', { fields: ['body:isObject'] });
    return body as Fields;
  }
}

/** The fields of a document, whose rules are in the declaration of its collection. */
export const FieldsInBody = () => Body(FieldsPipe);
