import { Global, Module } from '@nestjs/common';
import { Mails } from './mails.ts';
import { EmailSender } from './email-sender.ts';

@Global()
@Module({ providers: [Mails, EmailSender], exports: [Mails] })
export class MailModule {}
