import { Module } from '@nestjs/common';
import { Links } from './links.ts';

@Module({ providers: [Links], exports: [Links] })
export class LettersModule {}
