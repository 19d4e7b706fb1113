import { Module, type DynamicModule } from '@nestjs/common';
import { Pace } from './pace.ts';

/** Provides the intervals of the whole service. */
@Module({})
export class TimeModule {
  static forRoot(pace = new Pace()): DynamicModule {
    return {
      module: TimeModule,
      global: true,
      providers: [{ provide: Pace, useValue: pace }],
      exports: [Pace],
    };
  }
}
