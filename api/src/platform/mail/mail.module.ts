import { Global, Module } from '@nestjs/common';
import { Mails } from './mails.ts';
import { Postman } from './postman.ts';

@Global()
@Module({ providers: [Mails, Postman], exports: [Mails] })
export class MailModule {}
