import { LIMITS } from '@vitral/contracts/limits';
import { Text } from '../platform/validation/text.ts';

export class SearchQuery {
  @Text(LIMITS.search) q!: string;
}
