import { Body, Controller, Put } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ProfileLanguageDto } from './profile.dto.ts';
import { ProfileService } from './profile.service.ts';

@Controller('api/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Allow('profile.write')
  @Put('language')
  setLanguage(@Viewer() viewer: Viewer, @Body() input: ProfileLanguageDto) {
    return this.profile.setLanguage(viewer, input.language);
  }
}
