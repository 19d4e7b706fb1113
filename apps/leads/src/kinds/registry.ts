import { type LeadKind } from '@estate/contracts/lead-filter';
import { type LeadOf } from '../lead/lead.ts';
import { contact } from './contact.ts';
import { expose } from './expose.ts';
import { type Kind } from './kind.ts';
import { search } from './search.ts';
import { valuation } from './valuation.ts';

export { leadKinds, type LeadKind } from '@estate/contracts/lead-filter';

/** Every kind of lead, by the name under which it is stored. */
const registry = { expose, search, valuation, contact };

type Registry = typeof registry;
type Forms = { [K in LeadKind]: Registry[K] extends Kind<infer Form> ? Form : never };

/** A stored lead of one kind, or of any kind. */
export type Lead<K extends LeadKind = LeadKind> = { [P in K]: LeadOf<Forms[P], P> }[K];

export const kinds: { readonly [K in LeadKind]: Kind<Forms[K]> } = registry;
