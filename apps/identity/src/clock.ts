import { Module, type DynamicModule } from '@nestjs/common';

/** The current time in ms since 1970; tests set it. */
export class Clock {
  now(): number {
    return Date.now();
  }
}

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
