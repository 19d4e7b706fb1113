import { Module } from '@nestjs/common';
import { QueuesController } from './queues.controller.ts';

@Module({ controllers: [QueuesController] })
export class QueuesModule {}
