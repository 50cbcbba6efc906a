import { ROLES, type Role } from '@vitral/contracts/access';
import { LIMITS } from '@vitral/contracts/limits';
import {
  USER_BULK_ACTIONS,
  USER_STATES,
  type UserBulkChange,
  type UserInput,
  type UserState,
  type UserUpdate,
} from '@vitral/contracts/users';
import { IsBoolean, IsIn, IsInt, IsOptional, Min, ValidateIf } from 'class-validator';
import { BulkDto } from '../../platform/bulk/bulk.dto.ts';
import { exportOf } from '../../platform/csv/export-query.dto.ts';
import { IgnoresFields } from '../../platform/validation/check-shape.ts';
import { ListQuery } from '../../platform/lists/list-query.dto.ts';
import { Line, OptionalEmail, Username } from '../../platform/validation/text.ts';

export class UserDto implements UserInput {
  @Line(LIMITS.name) name!: string;
  @Username() username!: string;
  @OptionalEmail() email: string | null = null;
  @IsIn(ROLES) role!: Role;
}

@IgnoresFields(
  'id',
  'state',
  'hasSecondFactor',
  'passkeyCount',
  'isBreakGlass',
  'lastLogin',
  'status',
  'createdAt',
  'updatedAt',
)
export class UserUpdateDto extends UserDto implements UserUpdate {
  @IsBoolean() isEnabled!: boolean;
  @IsInt() @Min(1) version!: number;
}

/** A leading hyphen means descending order. Accounts that never logged in come last in both orders. */
export const USER_SORTS = ['name', '-name', 'createdAt', '-createdAt', 'lastLogin', '-lastLogin'] as const;

export class UsersQuery extends ListQuery {
  @IsIn(USER_SORTS) sort: (typeof USER_SORTS)[number] = 'name';
  @IsOptional() @IsIn(ROLES) role?: Role;
  @IsOptional() @IsIn(USER_STATES) state?: UserState;
}

/** The filters and the order of an export or a bulk change. */
export class UsersExportQuery extends exportOf(UsersQuery) {}

export class UserBulkDto extends BulkDto implements UserBulkChange {
  @IsIn(USER_BULK_ACTIONS) action!: UserBulkChange['action'];
  @ValidateIf(({ action }: UserBulkDto) => action === 'set-role')
  @IsIn(ROLES)
  role?: Role;
}
