/** `2. Etage`, `2. von 3` if the building's storeys are known, `Erdgeschoss`; other texts of the CRM stay unchanged. */
export function floorText(floor: string | null | undefined, storeys: number | null = null): string | null {
  if (!floor || !/^-?\d{1,3}$/.test(floor)) return floor ?? null;
  const storey = Number(floor);
  if (storey === 0) return 'Erdgeschoss';
  if (storey > 0) return storeys === null ? `${storey}. Etage` : `${storey}. von ${storeys}`;
  return storey === -1 ? 'Untergeschoss' : `${-storey}. Untergeschoss`;
}
