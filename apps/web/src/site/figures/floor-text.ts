/** `2. Etage`, `Erdgeschoss`; other texts of the CRM stay. */
export function floorText(floor: string | null | undefined): string | null {
  if (!floor || !/^-?\d{1,3}$/.test(floor)) return floor ?? null;
  const storey = Number(floor);
  if (storey === 0) return 'Erdgeschoss';
  if (storey > 0) return `${storey}. Etage`;
  return storey === -1 ? 'Untergeschoss' : `${-storey}. Untergeschoss`;
}
