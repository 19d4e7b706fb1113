import { Module } from '@nestjs/common';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { DocumentFiles } from './document-files.ts';
import { DocumentPictures } from './document-pictures.ts';
import { DocumentSweep } from './document-sweep.ts';
import { DocumentService } from './document.service.ts';
import { DocumentsController } from './documents.controller.ts';

@Module({
  imports: [RenditionsModule, StorageModule],
  controllers: [DocumentsController],
  providers: [DocumentFiles, DocumentPictures, DocumentService, DocumentSweep],
})
export class DocumentsModule {}
