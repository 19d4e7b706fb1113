import { Module } from '@nestjs/common';
import { QueueBoardController } from './queue-board.controller.ts';

@Module({ controllers: [QueueBoardController] })
export class QueueBoardModule {}
