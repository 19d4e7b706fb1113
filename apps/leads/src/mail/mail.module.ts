import { Module } from '@nestjs/common';
import { Links } from './links.ts';
import { Mailer } from './mailer.ts';

@Module({ providers: [Links, Mailer], exports: [Links, Mailer] })
export class MailModule {}
