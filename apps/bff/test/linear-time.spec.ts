import { readdirSync } from 'node:fs';
import { forms } from '@estate/domain/forms/all-forms';
import { formSchema } from '@estate/contracts/leads/form-schema';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { type RpcContract } from '@estate/contracts/rpc';
import { type Field, fieldsOf } from '@estate/test-kit/fields-of';
import { slowFields, unboundedFields } from '@estate/test-kit/worst-texts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { allRoutes } from '../src/routes/all-routes.ts';

/** The fields of path, query, headers and body of all routes. */
const requestFields: Field[] = allRoutes.flatMap(({ method, path, params, query, headers, body }) =>
  Object.entries({ params, query, headers, body }).flatMap(([part, contract]) =>
    contract ? fieldsOf(contract, `${method} ${path} ${part}`) : [],
  ),
);

const isRpc = (value: unknown): value is RpcContract =>
  typeof value === 'object' && value !== null && 'message' in value && 'input' in value;

/** Every field of every contract, also fields that only the browser or another service reads. */
async function contractFields(): Promise<Field[]> {
  const files = readdirSync(new URL('../../../libs/contracts/src', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });
  const names = files.filter((file) => /(?<!\.spec)\.ts$/.test(file)).map((file) => file.replace('.ts', ''));
  const modules = await Promise.all(
    names.map(async (name) => (await import(`@estate/contracts/${name}`)) as Record<string, unknown>),
  );
  const described = forms.flatMap((form) => fieldsOf(formSchema(form), `${form.consent} form`));
  const sent = Object.values(leadRpcs).flatMap(({ message, input }) => fieldsOf(input, message));
  return [
    ...described,
    ...sent,
    ...modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => {
        if (value instanceof z.ZodType) return fieldsOf(value, name);
        return isRpc(value) ? fieldsOf(value.input, name) : [];
      }),
    ),
  ];
}

const paths = (fields: readonly Field[]) => fields.map(({ path }) => path);

describe('every text of a request', () => {
  it('the check of parsing times finds the text fields of requests in the contracts of all routes', () => {
    expect(paths(requestFields)).toEqual(
      expect.arrayContaining([
        'post /api/expose-requests body.email',
        'post /api/expose-requests headers.Idempotency-Key',
        'post /api/auth/sign-in/email body.email',
        'post /api/auth/change-password body.newPassword',
        'get /api/properties query.q',
        'get /api/properties query.price_min',
        'get /api/properties/{id} params.id',
        'get /media/render/{bucket}/{path+} params.path',
        'get /media/render/{bucket}/{path+} query.v',
        'get /api/admin/properties query.q',
        'post /api/admin/jobs body.propertyIds[]',
      ]),
    );
  });

  it('every text field of a request has a maximum length, except words of sections, which the service content bounds', () => {
    expect(unboundedFields(requestFields)).toEqual(['put /api/admin/content/{key}/draft body.words{}']);
  });
});

describe('every text of a contract', () => {
  let fields: Field[];
  beforeAll(async () => {
    fields = await contractFields();
  });

  it('the check of parsing times finds the text fields of RPC messages in all contracts', () => {
    expect(paths(fields)).toEqual(
      expect.arrayContaining([
        'leads.fileSearchRequest.form.notes',
        'leads.submitValuation.form.address_postal_code',
        'ValuationAddress.address_street',
        'leads.sendContactMessage.form.source',
        'broker form.email',
        'search form.minPrice',
        'expose form.phone',
        'contact form.email',
        'landing form.lastName',
        'leads.requestExpose.origin.idempotency_key',
        'ResolveSession.cookie',
        'UpsertProperties.properties[].images[].title',
      ]),
    );
  });

  it('every text field of requests and RPC messages is parsed in linear time', async () => {
    expect(await slowFields([...requestFields, ...fields])).toEqual([]);
  }, 180_000);
});
