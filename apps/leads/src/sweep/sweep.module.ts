import { Module } from '@nestjs/common';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { DueMails } from './due-mails.ts';
import { Sweep } from './sweep.ts';

@Module({ imports: [LeadModule, LeadMailModule], providers: [DueMails, Sweep] })
export class SweepModule {}
