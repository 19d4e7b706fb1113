import { FilePage } from '@estate/contracts/file-page';
import { ConfirmPassword } from '@estate/contracts/identity/account';
import { OwnPassword } from '@estate/contracts/identity/sign-in';
import { type RpcContract } from '@estate/contracts/rpc';
import { z } from 'zod';
import { type Services } from '../services.ts';
import { type FileType, openFile } from '../staff/send-file.ts';
import { leadOwner } from '../staff/staff-session.ts';
import { route, type Route, type StaffRoute, type StaffContext } from './route.ts';

type ObjectContract = RpcContract<z.ZodObject>;

/** The input fields of an RPC call: those of path, query and body, the acting account, and the owner of leads. */
type CallFields<Params, Query, Body> = Params & Query & Body & { by: string; owner: string | null };

/** The contract if these fields are its input; `never` otherwise. A contract without fields accepts any. */
type Answering<Contract extends ObjectContract, Fields> = Contract &
  (string extends keyof z.input<Contract['input']>
    ? unknown
    : Fields extends z.input<Contract['input']>
      ? unknown
      : never);

const clientNames = {
  catalog: 'catalog',
  content: 'content',
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
export function forward<Contract extends ObjectContract, Params = unknown, Query = unknown, Body = unknown>({
  rpc,
  more,
  needsPassword,
  csv,
  fileType = () => (csv === undefined ? undefined : 'csv'),
  ...definition
}: Omit<StaffRoute<Params, Query, Body, unknown>, 'answer'> & {
  /** The caller's own password in the body is checked first, because the call takes over or weakens accounts. */
  readonly needsPassword?: true;
  /** The name of the CSV file; each RPC call returns one page of it. */
  readonly csv?: string;
  /** The media type of the file, by the request; each RPC call returns one page of it. */
  readonly fileType?: (context: StaffContext<Params, Query, Body>) => FileType | undefined;
} & (
    | { readonly rpc: Answering<Contract, CallFields<Params, Query, Body>>; readonly more?: never }
    | {
        readonly rpc: Contract;
        /** Maps fields of the request to input fields of the RPC call with another name. */
        readonly more: (context: StaffContext<Params, Query, Body>) => Partial<z.input<Contract['input']>>;
      }
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
  const staffCall: StaffRoute<Params, Query, Body, unknown> = {
    ...(csv === undefined ? { response: publicOutput(contract.output) } : { produces: ['text/csv'] }),
    isAuditedByService: contract.message.startsWith('identity.'),
    ...definition,
    answer: async (context) => {
      if (needsPassword) {
        const { services, session, caller, body } = context;
        const { password } = OwnPassword.parse(body);
        await services.identity.call(ConfirmPassword, {
          id: session.user.id,
          password,
          client: caller.client,
        });
      }
      const type = fileType(context);
      if (!type) return call(context);
      return openFile(context, type, async (page) => FilePage.parse(await call(context, page)), csv);
    },
  };
  return route(staffCall);
}
