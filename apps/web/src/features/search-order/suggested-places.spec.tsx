import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { places } from '../../../test/places.ts';
import { openForm } from '../../../test/search-order.ts';
import { server } from '../../../test/server.ts';

it('suggests towns and postcodes of the stock as place, districts as region', async () => {
  server.use(places);
  const { user, field } = await openForm();
  const suggested = (label: string) =>
    [...((field(label) as HTMLInputElement).list?.options ?? [])].map(({ value }) => value);
  await user.click(field('Ort'));
  await waitFor(() => expect(suggested('Ort')).toEqual(['20249', 'Lüneburg']));
  await user.click(field('Region oder Stadtteil'));
  await waitFor(() => expect(suggested('Region oder Stadtteil')).toEqual(['Eppendorf']));
});
