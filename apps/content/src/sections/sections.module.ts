import { Module } from '@nestjs/common';
import { DraftChanges } from './draft-changes.service.ts';
import { Drafts } from './drafts.ts';
import { SectionsController } from './sections.controller.ts';
import { Sections } from './sections.ts';
import { Versions } from './versions.ts';
import { WordsController } from './words.controller.ts';

@Module({
  controllers: [SectionsController, WordsController],
  providers: [DraftChanges, Drafts, Sections, Versions],
  exports: [Drafts, Sections, Versions],
})
export class SectionsModule {}
