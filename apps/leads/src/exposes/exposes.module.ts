import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { CrmFiles } from './crm-files.ts';
import { Documents } from './documents.ts';
import { ExposeLinks } from './expose-links.ts';
import { ExposeSettings } from './expose-settings.ts';
import { Exposes } from './exposes.ts';
import { ExposesController } from './exposes.controller.ts';

/** Exposés: made of a property when they are asked for, mailed, and shown behind the link of the mail. */
@Module({
  imports: [MailModule, RemovalModule],
  controllers: [ExposesController],
  providers: [CrmFiles, Documents, ExposeLinks, ExposeSettings, Exposes],
  exports: [ExposeSettings, Exposes],
})
export class ExposesModule {}
