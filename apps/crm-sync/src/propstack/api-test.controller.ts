import { type ApiTest, TestPropstackApi } from '@estate/contracts/crm-sync/api-test';
import { auditFacts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { ApiTester } from './api-tester.ts';

@Controller()
export class ApiTestController {
  constructor(private readonly tester: ApiTester) {}

  @RpcMethod(TestPropstackApi)
  async testPropstackApi(test: ApiTest) {
    const result = await this.tester.test(test);
    const { propertyId } = test;
    return { ...result, audit: auditFacts({ propertyId, apiVersion: result.apiVersion }) };
  }
}
