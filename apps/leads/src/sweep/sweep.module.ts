import { Global, Module } from '@nestjs/common';
import { LastBackup } from './last-backup.ts';
import { Sweep } from './sweep.ts';

@Global()
@Module({ providers: [LastBackup, Sweep], exports: [Sweep] })
export class SweepModule {}
