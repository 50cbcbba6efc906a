import { type Role, ROLES } from '@vitral/contracts/access';
import type { GrantChange } from '@vitral/contracts/module-grants';
import { type GrantInput, MODULE_PERMISSION_LIMITS as LIMITS } from '@vitral/contracts/module-permissions';
import { IsISO8601, IsObject, IsOptional, MaxLength, Validate, ValidatorConstraint } from 'class-validator';
import { ISO_LENGTH } from '../modules.dto.ts';

@ValidatorConstraint({ name: 'isRoles' })
class IsRoles {
  validate(value: unknown): boolean {
    const entries = Object.entries(value ?? {});
    const isEntry = ([name, role]: [string, unknown]) =>
      name.length <= LIMITS.name && ROLES.some((known) => known === role);
    return entries.length <= LIMITS.permissions && entries.every(isEntry);
  }
}

export class GrantDto implements GrantInput {
  @IsOptional() @IsObject() @Validate(IsRoles) roles: Record<string, Role> = {};
}

export class GrantChangeDto implements GrantChange {
  @IsObject() @Validate(IsRoles) roles!: Record<string, Role>;
  @IsISO8601({ strict: true }) @MaxLength(ISO_LENGTH) from!: string;
}
