import { Module } from '@nestjs/common';
import { BackupKeysController } from './backup-keys.controller.ts';
import { BackupKeysService } from './backup-keys.service.ts';

export { backupKeysOf, BackupKeysService, recipientsOf } from './backup-keys.service.ts';
export { isSignedBy, SiteKey } from './site-key.ts';

@Module({
  controllers: [BackupKeysController],
  providers: [BackupKeysService],
  exports: [BackupKeysService],
})
export class BackupKeysModule {}
