import { MongoModule } from '@estate/server-kit/mongo.module';
import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.ts';
import { type StaffEnv } from '../env.ts';
import { StaffModule } from './staff.module.ts';

/** What `npm run staff` needs of identity. It prints its answers and logs nothing. */
@Module({})
export class StaffCommandModule {
  static forRoot(env: StaffEnv): DynamicModule {
    return {
      module: StaffCommandModule,
      imports: [
        ServiceModule.forRoot('staff', { ...env, LOG_LEVEL: 'silent' }),
        MongoModule.forRoot(env),
        ClockModule.forRoot(),
        StaffModule,
      ],
    };
  }
}
