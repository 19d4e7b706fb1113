import { acceptsConnection } from '../process/ports.ts';
import { SetupFault } from '../setup-fault.mjs';
import { type SearchContext, NotAvailable } from './first-that-works.ts';

/** Settings with addresses of servers: the default port of each scheme, and an example. */
const rules = {
  MONGODB_URL: { ports: { mongodb: 27_017, 'mongodb+srv': 0 }, example: 'mongodb://host:27017/estate' },
  REDIS_URL: { ports: { redis: 6379, rediss: 6379 }, example: 'redis://host:6379' },
  SMTP_URL: { ports: { smtp: 25, smtps: 465 }, example: 'smtp://host:25' },
  PROPSTACK_BASE_URL: { ports: { http: 80, https: 443 }, example: 'https://api.propstack.de' },
};

type Variable = keyof typeof rules;

/** Throws a SetupFault unless the address is well-formed and one of its hosts accepts connections. */
export async function checkUrl(url: string, variable: Variable): Promise<void> {
  const { ports, example } = rules[variable];
  const [, scheme = '', named] = /^([a-z+]+):\/\/(?:[^@/]*@)?([^/?#]+)/i.exec(url) ?? [];
  const usual = new Map<string, number>(Object.entries(ports)).get(scheme.toLowerCase());
  const hosts = (named ?? '').split(',').map((part) => /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(part));
  if (usual === undefined || hosts.includes(null) || hosts.some((host) => Number(host?.[2] ?? 1) > 65_535))
    throw new SetupFault(`${variable} is no address of the form ${example}`);
  // The hosts are in DNS SRV records; the services report an unreachable one.
  if (scheme === 'mongodb+srv') return;
  for (const host of hosts)
    if (await acceptsConnection(Number(host?.[2] ?? usual), host?.[1]?.replace(/^\[|\]$/g, ''))) return;
  throw new SetupFault(
    `${variable} names ${named}, but nothing answers there. Start it or unset ${variable}.`,
  );
}

/**
 * The first alternative that `firstThatWorks` tries for a store: the address in the environment variable. If it is not
 * set, the next alternative is tried; a malformed or unreachable address throws a SetupFault.
 */
export const urlFromEnv = ({ env, print }: SearchContext, subject: string, variable: Variable) => ({
  name: variable,
  attempt: async () => {
    const url = env[variable];
    if (!url) throw new NotAvailable('not set');
    await checkUrl(url, variable);
    print(subject, `the one that ${variable} names`);
    return url;
  },
});
