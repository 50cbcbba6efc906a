import { VIEWED_LIST_NAMES } from '@vitral/contracts/saved-views';
import { oneOf, pathParam } from '../platform/validation/path-param.ts';

/** The name of a list in the path; an unknown one responds with 404. */
export const ViewedList = () => pathParam('list', oneOf(VIEWED_LIST_NAMES));
