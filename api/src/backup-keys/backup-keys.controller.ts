import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { Allow, NeedsRecentLogin } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { BackupKeyDto } from './backup-keys.dto.ts';
import { BackupKeysService } from './backup-keys.service.ts';

@Controller('api/backup-keys')
export class BackupKeysController {
  constructor(private readonly keys: BackupKeysService) {}

  /** Lists the keys for which backups are encrypted and those of trusted sites, with the signing key of this site. */
  @Allow('backups.write')
  @Get()
  list() {
    return this.keys.list();
  }

  /** Adds the public key of a recipient of backups or of a trusted site. */
  @Allow('backups.write')
  @NeedsRecentLogin()
  @Post()
  create(@Viewer() viewer: Viewer, @Body() input: BackupKeyDto) {
    return this.keys.create(viewer, input);
  }

  /** Removes a backup key; archives that were encrypted for it stay readable with it. */
  @Allow('backups.write')
  @NeedsRecentLogin()
  @Delete(':id')
  @HttpCode(204)
  remove(@ItemId() id: string) {
    return this.keys.remove(id);
  }
}
