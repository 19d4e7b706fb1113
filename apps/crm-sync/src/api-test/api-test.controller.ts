import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiTest, apiTestPath } from '@estate/contracts/crm-sync/api-test';
import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError, sendProblem } from '@estate/server-kit/problem-error';
import { readJson } from '@estate/server-kit/read-body';
import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTester } from './api-tester.ts';

const maxBodyBytes = 16 * 1024;

/** Serves API tests by plain HTTP, because the CRM's response may be longer than an RPC message allows. */
@Controller()
export class ApiTestController {
  constructor(private readonly tester: ApiTester) {}

  /**
   * Responds with 200 and an ApiTestResult. Problems: `invalid-input`; `unavailable` while Redis is down, because Redis
   * stores the rate limit.
   */
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
