import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { ProviderAddress, ProviderChoice } from '@vitral/contracts/identity-providers';
import { IsUUID } from 'class-validator';
import type { Request } from 'express';
import { Allow, KeyCovers, NeedsRecentLogin } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { LinkedIdentities } from './linked-identities.service.ts';
import { ProviderRenewals } from './login/provider-renewals.service.ts';

class ProviderChoiceDto implements ProviderChoice {
  @IsUUID() providerId!: string;
}

@Controller('api/profile/linked-logins')
export class LinkedLoginsController {
  constructor(
    private readonly identities: LinkedIdentities,
    private readonly renewals: ProviderRenewals,
  ) {}

  /** Lists the logins of identity providers that open the caller's account. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer) {
    return this.identities.list(viewer.id);
  }

  /** Returns the URL at which the caller logs in to an identity provider, which links that login to the account. */
  @Allow('profile.write')
  @NeedsRecentLogin()
  @Post()
  @KeyCovers('nothing')
  @HttpCode(200)
  async link(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @Body() { providerId }: ProviderChoiceDto,
  ): Promise<ProviderAddress> {
    return { url: await this.renewals.begin(request, viewer, 'link', providerId) };
  }

  /** Removes a linked login and ends its sessions, unless it is the only way to log in. */
  @Allow('profile.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Viewer, @ItemId() id: string): Promise<void> {
    return this.identities.remove(viewer, id);
  }
}

@Controller('api/profile/login-renewal')
export class ProviderRenewalController {
  constructor(private readonly renewals: ProviderRenewals) {}

  /** Returns the URL at which the caller logs in again at an identity provider, which makes the login recent. */
  @Allow('profile.write')
  @Post('provider')
  @KeyCovers('nothing')
  @HttpCode(200)
  async renew(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @Body() { providerId }: ProviderChoiceDto,
  ): Promise<ProviderAddress> {
    return { url: await this.renewals.begin(request, viewer, 'renewal', providerId) };
  }
}
