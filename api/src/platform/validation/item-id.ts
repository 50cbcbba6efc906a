import { isUUID } from 'class-validator';
import { pathParam } from './path-param.ts';

/** An id in the path; an invalid one responds with 404. */
export const ItemId = (name = 'id') => pathParam(name, (id) => isUUID(id) && id);
