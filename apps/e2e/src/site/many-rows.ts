/** One page of a staff table with `total` properties, in the shape of the API. */
export function manyRows(query: URLSearchParams, total: number) {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 100)];
  const start = (page - 1) * size;
  const items = Array.from({ length: Math.max(0, Math.min(size, total - start)) }, (_, index) => {
    const id = start + index + 1;
    return {
      id,
      title: `Haus ${id}`,
      name: null,
      street: 'Elbchaussee',
      house_number: '1',
      country: 'DEU',
      zip_code: '22765',
      city: 'Hamburg',
      marketing_type: 'BUY',
      rs_type: 'HOUSE',
      currency: 'EUR',
      property_status_id: 170241,
      website_status: 'aktiv',
      price: 500_000,
      base_rent: null,
      price_on_inquiry: false,
      number_of_rooms: 4,
      living_space: 120,
      image_count: 3,
      cover: null,
      version: 0,
      updated_at: '2026-11-01T08:00:00Z',
      imported_at: '2026-11-01T08:00:00Z',
      is_energy_incomplete: id % 7 === 0,
      hidden_by: [],
    };
  });
  return { items, total };
}
