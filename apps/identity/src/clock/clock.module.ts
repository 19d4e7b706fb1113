import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from './clock.ts';

/** Offers the clock; tests give one that they move. */
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
