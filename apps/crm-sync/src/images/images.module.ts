import { Module } from '@nestjs/common';
import { ImageImport } from './image-import.ts';
import { ImageSource } from './image-source.ts';
import { MediaStore } from './media-store.ts';

@Module({ providers: [ImageImport, ImageSource, MediaStore], exports: [ImageImport] })
export class ImagesModule {}
