import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageImport } from './image-import.ts';
import { ImageSource } from './image-source.ts';
import { MediaStore } from './media-store.ts';
import { refusedImageModel, RefusedImages } from './refused-images.ts';

@Module({
  imports: [MongooseModule.forFeature([refusedImageModel])],
  providers: [ImageImport, ImageSource, MediaStore, RefusedImages],
  exports: [ImageImport, MediaStore],
})
export class ImagesModule {}
