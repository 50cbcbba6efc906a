import { ROLES, type Role } from '@vitral/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { ListQuery } from '../platform/validation/list-query.dto.ts';

/** A leading hyphen turns the order round. */
export const USER_SORTS = ['name', '-name', 'createdAt', '-createdAt', 'lastLogin', '-lastLogin'] as const;

export class UsersQuery extends ListQuery {
  @IsIn(USER_SORTS) sort: (typeof USER_SORTS)[number] = 'name';
  @IsOptional() @IsIn(ROLES) role?: Role;
}
