import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiTest, apiTestPath } from '@estate/contracts/crm-sync/api-test';
import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError, sendProblem } from '@estate/server-kit/problem-error';
import { readJson } from '@estate/server-kit/read-body';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTester } from './api-tester.ts';

const maxBodyBytes = 16 * 1024;

/** API tests besides RPC, because the CRM's answer may be longer than an RPC message. */
@Controller()
export class ApiTestController {
  constructor(private readonly tester: ApiTester) {}

  /** Answers 200 with an ApiTestResult; `invalid-input`; `unavailable` without Redis, where the rate limit is. */
  @Post(apiTestPath)
  async testPropstackApi(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    try {
      const input = ApiTest.safeParse(await readJson(request, maxBodyBytes));
      if (!input.success) throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
      const json = await this.tester.test(input.data);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': json.length });
      response.end(json);
    } catch (error) {
      sendProblem(response, error);
    }
  }
}
