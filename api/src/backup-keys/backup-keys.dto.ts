import { BACKUP_KEY_KINDS, type BackupKeyInput, type BackupKeyKind } from '@vitral/contracts/backup-keys';
import { LIMITS } from '@vitral/contracts/limits';
import { IsIn } from 'class-validator';
import { Line } from '../platform/validation/text.ts';

export class BackupKeyDto implements BackupKeyInput {
  @IsIn(BACKUP_KEY_KINDS) kind!: BackupKeyKind;
  @Line(LIMITS.name) name!: string;
  @Line(LIMITS.publicKey) publicKey!: string;
}
