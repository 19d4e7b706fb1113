import * as properties from '@estate/contracts/catalog/properties';
import * as staff from '@estate/contracts/catalog/staff-list';
import * as fields from '@estate/contracts/catalog/property-fields';
import * as removal from '@estate/contracts/catalog/property-removal';
import * as history from '@estate/contracts/catalog/property-history';
import * as laterSales from '@estate/contracts/catalog/later-sales';
import * as proof from '@estate/contracts/catalog/proof';
import { type RpcContract } from '@estate/contracts/rpc';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { oddInputs, oddValues } from '@estate/test-kit/odd-inputs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  image,
  minuteOfYesterday,
  property,
  startCatalog,
  type CatalogUnderTest,
} from './catalog-under-test.ts';

const contracts = { ...properties, ...staff, ...fields, ...history, ...proof, ...removal, ...laterSales };
let catalog: CatalogUnderTest;

const everyField = Object.fromEntries(
  Object.keys(contracts.UpsertProperties.input.shape.properties.element.shape).map((key) => [key, null]),
);
const whole = {
  ...everyField,
  ...property(1),
  custom_fields: { note: 'intern' },
  raw_data: { id: 1 },
  group_ids: ['1'],
  optional_fields: [{ key: 'pool', name: 'Pool', value: true }],
  images: [image('a', { width: 4, height: 3 })],
  storage_images: ['1/a.jpeg'],
};

/**
 * One odd value of each kind, because this message has more than a hundred fields, and most of the values are valid
 * and stored.
 */
const oneOfEachKind = [
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(20_000),
  -1,
  1.5,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  [[]],
  { $gt: '' },
];

const crmJob = { id: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11', kind: 'full-sync' };

/** A valid input for each message. */
const messages: [RpcContract, unknown][] = [
  [contracts.ListLatest, {}],
  [
    contracts.ListProperties,
    {
      q: 'wohnung',
      type: 'apartment',
      deal: 'buy',
      price_min: 1,
      price_max: 2,
      rooms_min: 1,
      area_min: 1,
      city: 'Hamburg',
      sort: 'price_asc',
      page: 1,
      page_size: 24,
    },
  ],
  [
    contracts.ListMapPoints,
    {
      q: 'wohnung',
      type: 'apartment',
      deal: 'buy',
      price_min: 1,
      price_max: 2,
      rooms_min: 1,
      area_min: 1,
      city: 'Hamburg',
      sort: 'price_asc',
      page: 1,
      page_size: 24,
    },
  ],
  [contracts.ReadSearch, { q: 'Lüneburg Haus' }],
  [contracts.FindNearMisses, { city: 'Lüneburg', type: 'house' }],
  [contracts.ListPlaces, {}],
  [contracts.ListHolidays, {}],
  [contracts.ListSold, {}],
  [contracts.CountSold, {}],
  [contracts.ListBrokerProperties, { slug: 'henrik-thordsen' }],
  [contracts.CompareProperties, { ids: [1] }],
  [contracts.GetProperty, { id: 1 }],
  [contracts.GetDocumentProperty, { id: 1, with_address: true }],
  [contracts.ListSimilar, { id: 1 }],
  [contracts.ListPublicPages, { before: 1 }],
  [contracts.ListPropertyIds, { after: 1 }],
  [contracts.ListImageMarks, { after: 1 }],
  [contracts.GetStockOverview, {}],
  [
    contracts.ListForStaff,
    {
      q: 'wohnung',
      website_status: 'aktiv',
      property_status_id: 170241,
      finding: 'offline',
      sort: '-price',
      page: 1,
      page_size: 100,
    },
  ],
  [contracts.GetStaffRecord, { id: 1 }],
  [contracts.GetPropertyPreview, { id: 1 }],
  [contracts.GetRawData, { id: 1 }],
  [contracts.GetPropertyHistory, { id: 1 }],
  [
    contracts.SetWebsiteStatus,
    { ids: [1], website_status: 'aktiv', version: 0, by: { id: 'u', name: 'Ada' } },
  ],
  [contracts.SwitchProperty, { id: 1, website_status: 'aktiv', version: 0, by: { id: 'u', name: 'Ada' } }],
  [
    contracts.SchedulePublication,
    { id: 2, publish_at: '2100-01-01T00:00:00.000Z', by: { id: 'u', name: 'Ada' } },
  ],
  [contracts.EndPublication, { id: 2 }],
  [contracts.ExportProperties, { q: 'wohnung', finding: 'offline', sort: '-price', cursor: '1' }],
  [contracts.RestoreWebsiteStatus, { items: [{ id: 1, version: 1 }], by: { id: 'u', name: 'Ada' } }],
  [contracts.UpsertProperties, { fetched_at: minuteOfYesterday(0), job: crmJob, properties: [whole] }],
  [
    contracts.UpdatePropertyFields,
    {
      fetched_at: minuteOfYesterday(0),
      job: crmJob,
      properties: [
        { id: 1, price_on_inquiry: true, optional_fields: [{ key: 'pool', name: 'Pool', value: true }] },
      ],
    },
  ],
  [contracts.GetStoredImages, { ids: [1] }],
  [contracts.NameProperties, { ids: [1] }],
  [
    contracts.RemoveProperties,
    { properties: [{ id: 1, reason: 'deleted', checked_at: minuteOfYesterday(0) }] },
  ],
  [
    contracts.ListLaterSales,
    {
      homes: [{ price_range_id: 'r1', street: 'Offenstraße', house_number: '7', zip_code: '20095' }],
    },
  ],
  [contracts.GetImageAccess, { id: 1 }],
  [contracts.GetLeadProperty, { id: 1 }],
];

beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.store(property(1));
  // Hidden, so that it can go online later.
  await catalog.store(property(2));
  await catalog.client.call(contracts.SetWebsiteStatus, {
    ids: [2],
    website_status: 'inaktiv',
    by: { id: 'u', name: 'Ada' },
  });
});
afterAll(() => catalog.close());

it('every RPC message of catalog is tested with odd input', () => {
  const Rpc = z.object({ message: z.string(), safety: z.string() });
  const all = Object.values(contracts).flatMap((value) => Rpc.safeParse(value).data ?? []);
  expect(messages.map(([{ message }]) => message).sort()).toEqual(all.map(({ message }) => message).sort());
});

it.each(messages.map(([contract, valid]) => [contract.message, contract, valid] as const))(
  'the RPC message %s accepts odd input or refuses it with a reason',
  async (_message, contract, valid) => {
    const faults: string[] = [];
    const values = contract === contracts.UpsertProperties ? oneOfEachKind : oddValues;
    for (const { what, input } of oddInputs(valid, values)) {
      await catalog.client.call(contract, input).catch((error: unknown) => {
        if (!(error instanceof ProblemError) || error.problem.status >= 500)
          faults.push(`${what}: ${String(error)}`);
      });
    }
    expect(faults).toEqual([]);
    await catalog.client.call(contract, valid);
  },
  120_000,
);
