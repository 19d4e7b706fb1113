import { Module } from '@nestjs/common';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { ApiTestController } from './api-test.controller.ts';
import { ApiTester } from './api-tester.ts';

@Module({ imports: [PropstackModule], controllers: [ApiTestController], providers: [ApiTester] })
export class ApiTestModule {}
