import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../local/places.mjs';

/** A service as written in docker-compose.yml. */
interface ComposeService {
  readonly image: string;
  readonly restart?: string;
  readonly profiles?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<
    Record<
      string,
      { readonly internal?: boolean; readonly ipam: { readonly config: readonly { subnet: string }[] } }
    >
  >;
}

export const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), {
  merge: true,
  maxAliasCount: -1,
}) as Compose;

/**
 * Replaces the variables `${NAME:-}` in a text of docker-compose.yml by these values; a variable without a value
 * becomes empty.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+):-\}/g, (_all, name: string) => values[name] ?? '');
