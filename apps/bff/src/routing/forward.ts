import { FilePage } from '@estate/contracts/file-page';
import { type RpcContract } from '@estate/contracts/rpc';
import { z } from 'zod';
import { type Services } from '../services.ts';
import { confirmPassword } from '../staff/confirm-password.ts';
import { type FileType, sendFile } from '../staff/send-file.ts';
import { leadOwner } from '../staff/staff-session.ts';
import { route, type Route, type StaffCall, type StaffContext } from './route.ts';

type ObjectContract = RpcContract<z.ZodObject>;

/** The fields that a call may have: those of path, query and body, the acting account, and the owner of leads. */
type Given<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodType> = z.output<Params> &
  z.output<Query> &
  z.output<Body> & { by: string; owner: string | null };

/** The contract if these fields are its input; `never` otherwise. A contract without fields takes any. */
type Answering<Contract extends ObjectContract, Fields> = Contract &
  (string extends keyof z.input<Contract['input']>
    ? unknown
    : Fields extends z.input<Contract['input']>
      ? unknown
      : never);

/** Fields of the call under another name. */
type MoreFields<
  Contract extends ObjectContract,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
> = (context: StaffContext<Params, Query, Body>) => Partial<z.input<Contract['input']>>;

const clientNames = {
  catalog: 'catalog',
  'crm-sync': 'crmSync',
  identity: 'identity',
  leads: 'leads',
} as const satisfies Readonly<Record<string, keyof Services>>;

const clientOf = ({ message }: ObjectContract, services: Services) =>
  services[clientNames[message.split('.')[0] as keyof typeof clientNames]];

/** The contract of the answer without the facts for the audit log. */
const publicOutput = (output: z.ZodType): z.ZodType =>
  output instanceof z.ZodObject && 'audit' in output.shape ? output.omit({ audit: true }) : output;

/**
 * Defines an endpoint of staff that a service answers. Of path, query and body the call gets the fields that its contract
 * names. `by` and `owner` come from the session alone: the acting account, and the only account whose leads the caller
 * may see.
 */
export function forward<
  Contract extends ObjectContract,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodObject,
>({
  rpc,
  more,
  needsPassword,
  csv,
  fileType = () => (csv === undefined ? undefined : 'csv'),
  ...definition
}: Omit<StaffCall<Params, Query, Body, unknown>, 'answer'> & {
  /** The own password in the body is checked first, because the call takes over or weakens accounts. */
  readonly needsPassword?: true;
  /** The name of the CSV file whose pages the call answers. */
  readonly csv?: string;
  /** The type of the file whose pages the call answers, by the request. */
  readonly fileType?: (context: StaffContext<Params, Query, Body>) => FileType | undefined;
} & (
    | { readonly rpc: Answering<Contract, Given<Params, Query, Body>>; readonly more?: never }
    | { readonly rpc: Contract; readonly more: MoreFields<Contract, Params, Query, Body> }
  )): Route {
  const contract: ObjectContract = rpc;
  const call = (context: StaffContext<Params, Query, Body>, page: { cursor?: string } = {}) => {
    const { params, query, body, session, services } = context;
    const given: Record<string, unknown> = {
      ...query,
      ...(body as object),
      ...params,
      ...page,
      by: session.user.id,
      owner: leadOwner(session),
      ...more?.(context),
    };
    const named = Object.keys(contract.input.shape).filter((field) => given[field] !== undefined);
    const input = Object.fromEntries(named.map((field) => [field, given[field]]));
    return clientOf(contract, services).call(contract, input);
  };
  const staffCall: StaffCall<Params, Query, Body, unknown> = {
    ...(csv === undefined ? { response: publicOutput(contract.output) } : { produces: ['text/csv'] }),
    isAuditedByService: contract.message.startsWith('identity.'),
    ...definition,
    answer: async (context) => {
      if (needsPassword) await confirmPassword(context);
      const type = fileType(context);
      if (!type) return call(context);
      return sendFile(context, type, async (page) => FilePage.parse(await call(context, page)), csv);
    },
  };
  return route(staffCall);
}
