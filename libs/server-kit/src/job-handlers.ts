import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';

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

/** The methods under `@HandlesJob` of all providers of the service. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** The handler of each of `names`. Throws unless each name has exactly one handler and other names have none. */
  of(names: readonly string[]): Map<string, JobHandler> {
    const handlers = new Map<string, JobHandler>();
    for (const [name, handler] of this.found()) {
      if (!names.includes(name)) throw new Error(`${name} is no job of the queue`);
      if (handlers.has(name)) throw new Error(`${name} has two handlers`);
      handlers.set(name, handler);
    }
    const unhandled = names.filter((name) => !handlers.has(name));
    if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
    return handlers;
  }

  private namesOf(method: JobHandler): readonly string[] {
    const names: unknown = this.reflector.get(jobNames, method);
    return Array.isArray(names) ? (names as string[]) : [];
  }

  private *found(): Iterable<readonly [string, JobHandler]> {
    for (const { instance, isAlias } of this.discovery.getProviders()) {
      if (isAlias || typeof instance !== 'object' || instance === null) continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, JobHandler> | null;
      for (const key of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype?.[key];
        if (!method) continue;
        for (const name of this.namesOf(method)) yield [name, (...args) => method.apply(instance, args)];
      }
    }
  }
}
