interface MapCentre {
  readonly lat: number;
  readonly lng: number;
}

/** Values of the parameter `stadt` and their centres (visitor-area §9). */
export const contactMapCities = {
  hamburg: { label: 'Hamburg', centre: { lat: 53.5511, lng: 9.9937 } },
  berlin: { label: 'Berlin', centre: { lat: 52.52, lng: 13.405 } },
  munich: { label: 'München', centre: { lat: 48.1351, lng: 11.582 } },
} as const satisfies Readonly<Record<string, { label: string; centre: MapCentre }>>;

export type ContactMapCity = keyof typeof contactMapCities;

/** Centre and zoom of the contact map if the page's address names no city. */
export const contactMap = {
  city: 'hamburg' satisfies ContactMapCity,
  centre: { lat: 53.5611, lng: 10.01 },
  zoom: 12,
} as const;
