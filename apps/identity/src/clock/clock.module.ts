import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.ts';

/** Provides the clock; tests pass an adjustable one. */
@Module({})
export class ClockModule {
  static forRoot(clock: Clock = new Clock()): DynamicModule {
    return {
      module: ClockModule,
      global: true,
      providers: [{ provide: Clock, useValue: clock }],
      exports: [Clock],
    };
  }
}
