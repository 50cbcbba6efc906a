import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { RoleTrial } from '@vitral/contracts/identity-providers';
import type { Request } from 'express';
import { Allow, NeedsRecentLogin } from '../../platform/access/access.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { IdentityProviderDto, IdentityProviderUpdateDto, RoleTrialDto } from './identity-providers.dto.ts';
import { IdentityProvidersService } from './identity-providers.service.ts';
import { ProviderTests } from './provider-tests.service.ts';
import { roleOf } from './role-rules.ts';

@Controller('api/identity-providers')
export class IdentityProvidersController {
  constructor(
    private readonly providers: IdentityProvidersService,
    private readonly tests: ProviderTests,
  ) {}

  /** Lists the identity providers, without their secrets. */
  @Allow('settings.write')
  @Get()
  list(@Req() request: Request) {
    return this.providers.list(request);
  }

  /** Adds an identity provider, its secret sealed. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Post()
  create(@Req() request: Request, @Body() input: IdentityProviderDto) {
    return this.providers.create(request, input);
  }

  /** Tries rules for roles on an example of claims, and stores nothing. */
  @Allow('settings.write')
  @Post('rules-trial')
  @HttpCode(200)
  tryRules(@Body() { claims, ...rules }: RoleTrialDto): RoleTrial {
    return roleOf(rules, claims);
  }

  /** Changes an identity provider. Its sessions end when it is switched off or becomes another one. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Put(':id')
  update(@Req() request: Request, @ItemId() id: string, @Body() input: IdentityProviderUpdateDto) {
    return this.providers.update(request, id, input);
  }

  /** Deletes an identity provider with its linked logins and sessions; the accounts stay. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.providers.remove(id);
  }

  /** Reads the metadata of the stored provider and tries the client's secret. */
  @Allow('settings.write')
  @Post(':id/test')
  @HttpCode(200)
  test(@Req() request: Request, @ItemId() id: string) {
    return this.tests.test(request, id);
  }
}
