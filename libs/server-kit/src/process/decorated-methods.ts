import { type MetadataScanner, type DiscoveryService } from '@nestjs/core';

type Instances = ReturnType<DiscoveryService['getProviders']>;
type DecoratedMethod = (...args: unknown[]) => unknown;

/**
 * The methods of these providers or controllers that have metadata, bound to their instances, as pairs of metadata and
 * method.
 */
export function decoratedMethods<Metadata>(
  instances: Instances,
  scanner: MetadataScanner,
  read: (method: DecoratedMethod) => Metadata | undefined,
): (readonly [Metadata, DecoratedMethod])[] {
  return instances.flatMap(({ instance: candidate, isAlias }) => {
    const instance: unknown = candidate;
    if (isAlias || typeof instance !== 'object' || instance === null) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, DecoratedMethod> | null;
    return scanner.getAllMethodNames(prototype).flatMap((key) => {
      const method = prototype?.[key];
      const metadata = method && read(method);
      if (!method || !metadata) return [];
      return [[metadata, (...args: unknown[]) => method.apply(instance, args)] as const];
    });
  });
}

/**
 * Returns the handler of each of `names`. Throws unless each name has exactly one handler and no handler has another
 * name.
 */
export function handlersByName<Handler>(
  names: readonly string[],
  found: readonly (readonly [string, Handler])[],
  kind: string,
): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const [name, handler] of found) {
    if (!names.includes(name)) throw new Error(`${name} is no ${kind}`);
    if (handlers.has(name)) throw new Error(`${name} has two handlers`);
    handlers.set(name, handler);
  }
  const unhandled = names.filter((name) => !handlers.has(name));
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
  return handlers;
}
