import { Module } from '@nestjs/common';
import { SigningKeysController } from './signing-keys.controller.ts';
import { SigningKeysService } from './signing-keys.service.ts';

export { SigningKeysService } from './signing-keys.service.ts';
export type { SigningKey } from './signing-keys.entity.ts';

@Module({
  controllers: [SigningKeysController],
  providers: [SigningKeysService],
  exports: [SigningKeysService],
})
export class SigningKeysModule {}
