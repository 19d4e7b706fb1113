import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { decoratedMethods, handlersByName } from '../process/decorated-methods.ts';

const jobNames = Reflector.createDecorator<readonly string[]>();

type Method = (...args: never[]) => Promise<unknown>;
export type JobHandler = (...args: unknown[]) => Promise<unknown>;

/**
 * Makes a provider's method the handler of jobs with these names. The method gets the job and a signal, unless the
 * service's own JobRunner passes other arguments.
 */
export const HandlesJob =
  (...names: readonly [string, ...string[]]) =>
  <M extends Method>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<M>): void => {
    jobNames(names)(target, key, descriptor);
  };

@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /**
   * Returns the handler of each of `names`. Throws unless each name has exactly one handler and no handler has another
   * name.
   */
  of(names: readonly string[]): Map<string, JobHandler> {
    const found = decoratedMethods(this.discovery.getProviders(), this.scanner, (method) =>
      this.reflector.get(jobNames, method),
    );
    const handlers = found.flatMap(([handledNames, handler]) =>
      handledNames.map((name) => [name, handler as JobHandler] as const),
    );
    return handlersByName(names, handlers, 'job of the queue');
  }
}
