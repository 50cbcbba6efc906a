import { Module } from '@nestjs/common';
import { OwnPassword } from './own-password.ts';
import { OwnSession } from './own-session.ts';
import { ProfileController } from './profile.controller.ts';
import { ProfileSecondFactorController } from './profile-second-factor.controller.ts';
import { ProfileSecondFactorService } from './profile-second-factor.service.ts';
import { ProfileService } from './profile.service.ts';
import { ProfileSessionsController } from './profile-sessions.controller.ts';
import { ProfileSessionsService } from './profile-sessions.service.ts';

@Module({
  controllers: [ProfileController, ProfileSessionsController, ProfileSecondFactorController],
  providers: [OwnPassword, OwnSession, ProfileService, ProfileSessionsService, ProfileSecondFactorService],
})
export class ProfileModule {}
