import { type Image } from './build-images.ts';
import { type ComposeService, type Services } from './compose.ts';
import { type Container } from './container.ts';

/** Where each name of the network lies on this machine: `mongodb:27017` to `127.0.0.1:31001`. */
export type Places = (name: string, port: string) => string | undefined;

/** Loopback addresses, one for each process, because all listen on the same ports; random, for runs side by side. */
export function loopbackAddresses(names: readonly string[]): Map<string, string> {
  const net = () => 1 + Math.floor(Math.random() * 250);
  const [one, two] = [net(), net()];
  return new Map(names.map((name, index) => [name, `127.${one}.${two}.${index + 1}`]));
}

/**
 * A service of compose as a container on this machine: its names are replaced by addresses, the volume by the folder of
 * the image, and the address on which it listens by its own.
 */
export function containerOf(
  name: string,
  { command, environment = {} }: Pick<ComposeService, 'command' | 'environment'>,
  { image, address, places, node }: { image: Image; address: string; places: Places; node: string },
): Container {
  const given = Object.entries(environment).map(([key, value]): [string, string] => [
    key,
    String(value ?? ''),
  ]);
  const inPlace = (value: string) =>
    value
      .replaceAll(
        /(?<=^|\/\/|[@,])([a-z][a-z0-9-]*):(\d+)/g,
        (found, host: string, port: string) => places(host, port) ?? found,
      )
      .replace(/^file:\/storage$/, `file:${image.root}/storage`);
  const env = Object.fromEntries(given.map(([key, value]) => [key, inPlace(value)]));
  const merged = { ...image.env, ...env };
  if (merged['BIND_HOST'] !== '0.0.0.0')
    throw new Error(`${name} would not be reached from other containers.`);
  const health = merged['HEALTH_URL'] ?? `http://127.0.0.1:${merged['HEALTH_PORT']}/readyz`;
  return {
    name,
    image,
    node,
    command: command ?? image.command,
    env: { ...env, BIND_HOST: address, HEALTH_URL: health.replace('127.0.0.1', address) },
  };
}

/**
 * Starts the services as Compose does: each after what it depends on was started and is healthy, or has ended well.
 * `start` does one; names in `outside` run elsewhere. Rejects at a service that is not there.
 */
export async function startInOrder(
  services: Services,
  outside: ReadonlySet<string>,
  start: (name: string, service: ComposeService) => Promise<unknown>,
): Promise<void> {
  const started = new Map<string, Promise<unknown>>();
  const up = (name: string): Promise<unknown> => {
    const known = started.get(name);
    if (known) return known;
    const begun = startAfter(name);
    started.set(name, begun);
    return begun;
  };
  const startAfter = async (name: string) => {
    const service = services[name];
    if (!service) throw new Error(`${name} is in no profile of these settings, and others depend on it.`);
    for (const [needed, { required = true }] of Object.entries(service.depends_on ?? {}))
      if (required || services[needed]) await up(needed);
    if (!outside.has(name)) await start(name, service);
  };
  for (const name of Object.keys(services)) await up(name);
}
