import { resolveSrv } from 'node:dns/promises';
import { acceptsConnection } from '../process/ports.ts';
import { SetupFault } from '../setup-fault.mjs';
import { type Machine, NotHere } from './first-that-works.ts';

/** Settings that name what already runs: the port of each scheme where the address names none, and an example. */
const rules = {
  MONGODB_URL: {
    ports: { mongodb: 27_017, 'mongodb+srv': 27_017 },
    example: 'mongodb://host:27017/estate',
  },
  REDIS_URL: { ports: { redis: 6379, rediss: 6379 }, example: 'redis://host:6379' },
  SMTP_URL: { ports: { smtp: 25, smtps: 25 }, example: 'smtp://host:25' },
  PROPSTACK_BASE_URL: { ports: { http: 80, https: 443 }, example: 'https://api.propstack.de' },
};

type Variable = keyof typeof rules;

/** Hosts and ports that an address names. Throws a SetupFault that says what is wrong with it. */
export function hostsOf(url: string, variable: Variable) {
  const { ports, example } = rules[variable];
  const [, scheme = '', hosts] = /^([a-z+]+):\/\/(?:[^@/]*@)?([^/?#]+)/i.exec(url) ?? [];
  const usual = new Map(Object.entries(ports)).get(scheme.toLowerCase());
  if (!hosts || !usual) throw new SetupFault(`${variable} is no address of the form ${example}`);
  return hosts.split(',').map((part) => {
    const [, host, named = usual] = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(part) ?? [];
    if (!host || Number(named) > 65_535 || Number(named) === 0)
      throw new SetupFault(`${variable} names "${part}", which is no host with a port. Form: ${example}`);
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(named) };
  });
}

/** Checks an address given by the person: well-formed, and at least one of its hosts accepts connections. */
export async function checkUrl(url: string, variable: Variable): Promise<void> {
  const named = hostsOf(url, variable);
  const hosts = url.startsWith('mongodb+srv:') ? await resolveService(named[0]?.host ?? '', variable) : named;
  for (const { host, port } of hosts) if (await acceptsConnection(port, host)) return;
  const list = hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
  throw new SetupFault(
    `${variable} names ${list}, but nothing answers there. Start it or unset ${variable}.`,
  );
}

/** The store whose address the environment names, as the first way to find it. */
export const givenUrl = ({ env, say }: Machine, subject: string, variable: Variable) => ({
  name: variable,
  attempt: async () => {
    const url = env[variable];
    if (!url) throw new NotHere('not set');
    await checkUrl(url, variable);
    say(subject, `the one that ${variable} names`);
    return url;
  },
});

async function resolveService(host: string, variable: Variable) {
  const records = await resolveSrv(`_mongodb._tcp.${host}`).catch(() => {
    throw new SetupFault(`${variable} names ${host}, but DNS has no MongoDB service record for it.`);
  });
  return records.map(({ name, port }) => ({ host: name, port }));
}
