import { type Role, ROLES } from '@vitral/contracts/access';
import { type GrantInput, MODULE_PERMISSION_LIMITS as LIMITS } from '@vitral/contracts/module-permissions';
import { IsObject, IsOptional, Validate, ValidatorConstraint } from 'class-validator';

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
