import type { EntityName } from '@mikro-orm/core';

/** Every entity of the product; a new noun adds its own here and then runs `npm run migration:create -w api`. */
export const ENTITIES: EntityName[] = [];
