import { Module } from '@nestjs/common';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { ApiTestController } from './api-test.controller.ts';

@Module({ imports: [PropstackModule], controllers: [ApiTestController] })
export class ApiTestModule {}
