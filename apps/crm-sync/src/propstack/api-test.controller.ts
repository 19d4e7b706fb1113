import { type ApiTest, TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { ApiTester } from './api-tester.ts';

@Controller()
export class ApiTestController {
  constructor(private readonly tester: ApiTester) {}

  @RpcMethod(TestPropstackApi)
  testPropstackApi(test: ApiTest) {
    return this.tester.test(test);
  }
}
