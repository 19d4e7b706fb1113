import { Module } from '@nestjs/common';
import { QueueBoardController } from './queue-board.controller.ts';
import { QueuesController } from './queues.controller.ts';

@Module({ controllers: [QueueBoardController, QueuesController] })
export class QueuesModule {}
