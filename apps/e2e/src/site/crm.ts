const headers = { 'x-api-key': 'sim-key-v1' };

/** Every property of the simulated CRM in its expanded shape; `{label, value}` is replaced by the value. */
export async function crmStock(crmUrl: string): Promise<Record<string, unknown>[]> {
  const units: Record<string, unknown>[] = [];
  for (let page = 1; ; page++) {
    const query = `expand=1&with_meta=1&per=200&page=${page}&sort_by=id&order=asc&archived=-1`;
    const answer = await fetch(`${crmUrl}/v1/units?${query}`, { headers });
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    units.push(...data.map(unwrap));
    if (data.length < 200) return units;
  }
}

const unwrap = (unit: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(unit).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && 'label' in value && 'value' in value
        ? value.value
        : value,
    ]),
  );
