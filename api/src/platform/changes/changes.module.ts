import { Global, Module } from '@nestjs/common';
import { Changes } from './changes.ts';
import { KeptAnswers } from './kept-answers.ts';

@Global()
@Module({ providers: [Changes, KeptAnswers], exports: [Changes, KeptAnswers] })
export class ChangesModule {}
