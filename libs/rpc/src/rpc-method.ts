import { type RpcContract } from '@estate/contracts/rpc';
import { Reflector } from '@nestjs/core';
import { type z } from 'zod';

type Method<Contract extends RpcContract> = (
  input: z.output<Contract['input']>,
) => z.input<Contract['output']> | Promise<z.input<Contract['output']>>;

/** Metadata from which the server finds the method of a contract. */
export const rpcContract = Reflector.createDecorator<RpcContract>();

/**
 * Makes a controller's method the handler of this message. The method gets the input parsed by the contract and returns
 * (a promise of) the output. A thrown ProblemError reaches the caller unchanged; any other error becomes `internal`.
 */
export const RpcMethod =
  <Contract extends RpcContract>(contract: Contract) =>
  <M extends Method<Contract>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    rpcContract(contract)(target, key, descriptor);
  };
