import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  readonly profiles?: string[];
  readonly image: string;
  readonly build?: { readonly args: { readonly APP: string } };
  readonly command?: string[];
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly restart?: string;
  readonly volumes?: string[];
  readonly depends_on?: Readonly<
    Record<string, { condition: 'service_healthy' | 'service_completed_successfully'; required?: boolean }>
  >;
}
export type Services = Readonly<Record<string, ComposeService>>;

/** The services of a compose file that run with these settings, interpolated; COMPOSE_PROFILES chooses profiles. */
export function readCompose(file: string, settings: Readonly<Record<string, string>>): Services {
  const document: unknown = parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: 1_000 });
  const { services } = interpolated(document, settings) as { services: Services };
  const chosen = (settings['COMPOSE_PROFILES'] ?? '').split(',');
  const isChosen = ({ profiles }: ComposeService) =>
    !profiles || profiles.some((name) => chosen.includes(name));
  return Object.fromEntries(Object.entries(services).filter(([, service]) => isChosen(service)));
}

/** The variables of an env file: `NAME=value` lines and comments. */
export const readEnvFile = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, name, value = ''] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value] as const];
      }),
  );

function interpolated(value: unknown, settings: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolate(value, settings);
  if (Array.isArray(value)) return value.map((item) => interpolated(item, settings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolated(item, settings)]));
}

/**
 * Compose's interpolation: `$$` is a dollar, `${A}` and `$A` a value or nothing, `${A:-b}` a default for unset and empty,
 * `${A-b}` for unset, `${A:?b}` and `${A?b}` an error instead, `${A:+b}` and `${A+b}` a replacement. Not nested.
 */
export function interpolate(text: string, settings: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$(?:(\$)|(\w+)|\{(\w+)(?:(:?)([-?+])([^}]*))?\})/g,
    (
      _all,
      dollar?: string,
      bare?: string,
      braced?: string,
      colon?: string,
      operator?: string,
      word?: string,
    ) => {
      if (dollar) return '$';
      const value = settings[bare ?? braced ?? ''];
      const isThere = colon ? Boolean(value) : value !== undefined;
      if (operator === '+') return isThere && word ? word : '';
      if (isThere || !operator) return value ?? '';
      if (operator === '?') throw new Error(`${braced} is missing: ${word ?? ''}`);
      return word ?? '';
    },
  );
}
