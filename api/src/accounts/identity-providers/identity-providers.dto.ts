import { ROLES, type Role } from '@vitral/contracts/access';
import {
  type IdentityProviderInput,
  type IdentityProviderUpdate,
  ROLE_RULE_OPERATORS,
  type RoleRule,
  type RoleRuleOperator,
  type RoleRules,
  type RoleTrialInput,
} from '@vitral/contracts/identity-providers';
import { LIMITS } from '@vitral/contracts/limits';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IgnoresFields } from '../../platform/validation/check-shape.ts';
import { hasCredentials } from '../../platform/validation/secure-url.ts';
import { HttpUrl, Line, passes, TextOrEmpty } from '../../platform/validation/text.ts';

/** Tokens of scopes, separated by single spaces (RFC 6749, section 3.3). */
const SCOPES = /^(?:[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*)?$/;
const VISIBLE = /^[\x20-\x7e]*$/;

class RoleRuleDto implements RoleRule {
  @Line(LIMITS.claim) claim!: string;
  @IsIn(ROLE_RULE_OPERATORS) operator!: RoleRuleOperator;
  @Line(LIMITS.claim) value!: string;
  @IsIn(ROLES) role!: Role;
}

class RoleRulesDto implements RoleRules {
  @IsArray()
  @ArrayMaxSize(LIMITS.roleRules)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => RoleRuleDto)
  roleRules!: RoleRuleDto[];
  @ValidateIf(({ defaultRole }: RoleRulesDto) => defaultRole !== null)
  @IsIn(ROLES)
  defaultRole!: Role | null;
}

/** A URL without query and fragment, as the specification of issuers demands. */
function isIssuer(text: string): boolean {
  return URL.canParse(text) && !/[?#]/.test(text) && !hasCredentials(text);
}

export class IdentityProviderDto extends RoleRulesDto implements IdentityProviderInput {
  @Line(LIMITS.name) name!: string;
  @HttpUrl() @passes('isIssuer', isIssuer) issuer!: string;
  @Line(LIMITS.clientSecret) @Matches(VISIBLE) clientId!: string;
  @IsOptional()
  @IsString()
  @Length(1, LIMITS.clientSecret)
  @Matches(VISIBLE)
  clientSecret: string | null = null;
  @TextOrEmpty(LIMITS.scopes) @MaxLength(LIMITS.scopes) @Matches(SCOPES) scopes!: string;
  @IsBoolean() isActive!: boolean;
  @IsBoolean() linksByEmail!: boolean;
  @IsBoolean() createsAccounts!: boolean;
}

@IgnoresFields('id', 'redirectUrl', 'logoutUrl', 'createdAt', 'updatedAt')
export class IdentityProviderUpdateDto extends IdentityProviderDto implements IdentityProviderUpdate {
  @IsInt() @Min(1) version!: number;
}

export class RoleTrialDto extends RoleRulesDto implements RoleTrialInput {
  @IsObject() claims!: Record<string, unknown>;
}
