import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import { Allow } from '../access/access.ts';
import { SecuritySettingsGuard } from './security-settings.guard.ts';
import { SettingsDto } from './settings.dto.ts';
import { SettingsService } from './settings.service.ts';

@Controller('api/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** Returns the settings. */
  @Allow('settings.write')
  @Get()
  get() {
    return this.settings.get();
  }

  /** Changes the settings. A change of security settings needs a recent login. */
  @Allow('settings.write')
  @UseGuards(SecuritySettingsGuard)
  @Put()
  set(@Body() input: SettingsDto) {
    return this.settings.set(input);
  }
}
