import { Module, type DynamicModule } from '@nestjs/common';
import { Clock, Pace } from './clock.ts';

export interface Times {
  clock?: Clock;
  pace?: Pace;
}

/** Provides the clock and the intervals of the whole service; tests pass their own. */
@Module({})
export class TimeModule {
  static forRoot({ clock = new Clock(), pace = new Pace() }: Times): DynamicModule {
    return {
      module: TimeModule,
      global: true,
      providers: [
        { provide: Clock, useValue: clock },
        { provide: Pace, useValue: pace },
      ],
      exports: [Clock, Pace],
    };
  }
}
