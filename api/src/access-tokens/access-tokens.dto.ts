import { ROLES, type Role } from '@vitral/contracts/access';
import {
  ACCESS_TOKEN_DAYS,
  type AccessTokenDays,
  type AccessTokenInput,
  TOKEN_SCOPE_NAMES,
  type TokenScope,
} from '@vitral/contracts/access-tokens';
import { LIMITS } from '@vitral/contracts/limits';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, MaxLength } from 'class-validator';
import { Line, passes } from '../platform/validation/text.ts';
import { isAddressRange } from './address-ranges.ts';

export class AccessTokenDto implements AccessTokenInput {
  @Line(LIMITS.name) name!: string;
  @IsIn(ROLES) role!: Role;
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TOKEN_SCOPE_NAMES.length)
  @ArrayUnique()
  @IsIn(TOKEN_SCOPE_NAMES, { each: true })
  scopes!: TokenScope[];
  @IsArray()
  @ArrayMaxSize(LIMITS.addressRanges)
  @MaxLength(LIMITS.addressRange, { each: true })
  @passes('isAddressRange', isAddressRange, { each: true })
  addressRanges: string[] = [];
  @IsIn(ACCESS_TOKEN_DAYS) days!: AccessTokenDays;
}
