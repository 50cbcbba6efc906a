import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Allow } from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { PasskeyDto, PasskeyNameDto } from '../passkeys/passkeys.dto.ts';
import { ProfilePasskeysService } from './profile-passkeys.service.ts';
import { ConfirmationDto } from './profile.dto.ts';

@Controller('api/profile/passkeys')
export class ProfilePasskeysController {
  constructor(private readonly passkeys: ProfilePasskeysService) {}

  /** Lists the caller's passkeys. */
  @Allow('profile.write')
  @Get()
  list(@Viewer() viewer: Viewer) {
    return this.passkeys.list(viewer);
  }

  /** Returns the options with which a browser creates a passkey. */
  @Allow('profile.write')
  @Post('options')
  @HttpCode(200)
  options(@Req() request: Request, @Viewer() viewer: Viewer, @Body() { password }: ConfirmationDto) {
    return this.passkeys.options(request, viewer, password);
  }

  /** Adds a passkey, which ends the other sessions. */
  @Allow('profile.write')
  @Post()
  add(@Req() request: Request, @Viewer() viewer: Viewer, @Body() input: PasskeyDto) {
    return this.passkeys.add(request, viewer, input);
  }

  /** Renames a passkey. */
  @Allow('profile.write')
  @Put(':id')
  rename(@Viewer() viewer: Viewer, @ItemId() id: string, @Body() { name }: PasskeyNameDto) {
    return this.passkeys.rename(viewer, id, name);
  }

  /** Removes a passkey. */
  @Allow('profile.write')
  @Post(':id/removal')
  @HttpCode(204)
  remove(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @ItemId() id: string,
    @Body() { password }: ConfirmationDto,
  ) {
    return this.passkeys.remove(request, viewer, id, password);
  }
}
