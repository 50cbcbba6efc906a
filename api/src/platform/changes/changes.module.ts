import { Global, Module } from '@nestjs/common';
import { Changes } from './changes.ts';

@Global()
@Module({ providers: [Changes], exports: [Changes] })
export class ChangesModule {}
