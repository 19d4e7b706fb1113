import { MongoModule } from '@estate/server-kit/stores/mongo.module';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { type StaffEnv } from '../env.ts';
import { models } from '../models.ts';
import { StaffModule } from './staff.module.ts';

/** The parts of identity that `npm run staff` needs. The command prints its results and logs nothing. */
@Module({})
export class StaffCommandModule {
  static forRoot(env: StaffEnv): DynamicModule {
    return {
      module: StaffCommandModule,
      imports: [
        ServiceModule.forRoot('identity', { ...env, LOG_LEVEL: 'silent' }),
        MongoModule.forRoot(env),
        models,
        StaffModule,
      ],
    };
  }
}
