import { Module, type DynamicModule } from '@nestjs/common';
import { ApiTestController } from './api-test/api-test.controller.ts';
import { CallLog } from './call-log/call-log.ts';
import { CallLogController } from './call-log/call-log.controller.ts';
import { JobBoard } from './jobs/job-board.ts';
import { JobsController } from './jobs/jobs.controller.ts';
import { PropstackApi } from './propstack/propstack-api.ts';

@Module({ controllers: [JobsController, CallLogController, ApiTestController] })
export class CrmSyncModule {
  static on({ board, calls, api }: { board: JobBoard; calls: CallLog; api: PropstackApi }): DynamicModule {
    return {
      module: CrmSyncModule,
      providers: [
        { provide: JobBoard, useValue: board },
        { provide: CallLog, useValue: calls },
        { provide: PropstackApi, useValue: api },
      ],
    };
  }
}
