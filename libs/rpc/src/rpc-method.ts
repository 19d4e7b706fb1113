import { fieldProblems } from '@estate/contracts/problem';
import { type RpcContract } from '@estate/contracts/rpc';
import { MessagePattern } from '@nestjs/microservices';
import { type z } from 'zod';
import { createLog } from '@estate/server-kit/log';
import { ProblemError, toProblem } from '@estate/server-kit/problem-error';
import { runWithRequestId } from '@estate/server-kit/request-context';
import { type TracedSpan } from '@estate/server-kit/span';
import { inSpan } from '@estate/server-kit/tracing';
import { parseMessage } from './parse-message.ts';
import { RpcRequest, type RpcAnswer } from './wire.ts';

const log = createLog('rpc');

type Method<Contract extends RpcContract> = (
  input: z.output<Contract['input']>,
) => z.input<Contract['output']> | Promise<z.input<Contract['output']>>;

async function answerTo(
  contract: RpcContract,
  packet: unknown,
  run: (input: unknown) => unknown,
): Promise<RpcAnswer> {
  const request = RpcRequest.safeParse(packet);
  if (!request.success) return { ok: false, problem: toProblem(new ProblemError('invalid-input')) };
  const { id, traceparent: parent } = request.data;
  const answer = async (span: TracedSpan): Promise<RpcAnswer> => {
    try {
      const input = parseMessage(contract.input, request.data.input);
      if (!input.success) throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
      return { ok: true, output: await run(input.data) };
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) log.error({ err: error, message: contract.message }, 'call failed');
      span.set('error.type', problem.code);
      return { ok: false, problem };
    }
  };
  return runWithRequestId(id, () => inSpan(contract.message, { kind: 'server', parent }, answer));
}

/**
 * Makes a controller's method the handler of this message. The method gets the input parsed by the contract and returns
 * (a promise of) the output. A thrown ProblemError reaches the caller unchanged; any other error becomes `internal`.
 */
export function RpcMethod<Contract extends RpcContract>(contract: Contract) {
  return <M extends Method<Contract>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    const method = descriptor.value;
    if (!method) throw new Error(`${String(key)} is not a method`);
    const answering: PropertyDescriptor = {
      ...descriptor,
      value(this: unknown, packet: unknown) {
        return answerTo(contract, packet, (input) => method.call(this, input as z.output<Contract['input']>));
      },
    };
    MessagePattern(contract.message)(target, key, answering);
    descriptor.value = answering.value as M;
  };
}
