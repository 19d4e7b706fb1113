export interface Partner {
  readonly name: string;
  /** File name of the logo in apps/web/public/partners, without `.svg`. */
  readonly logo: string;
}

export const partnersTitle = 'Unsere Kooperationspartner';

export const partners: readonly Partner[] = [
  { name: 'Finanzkontor Michelsen', logo: 'finanzkontor-michelsen' },
  { name: 'Notariat am Nikolaifleet', logo: 'notariat-am-nikolaifleet' },
  { name: 'Sachverständigenbüro Ohlrogge', logo: 'sachverstaendigenbuero-ohlrogge' },
  { name: 'Energieberatung Heidewind', logo: 'energieberatung-heidewind' },
  { name: 'Umzüge Petersen & Gloy', logo: 'umzuege-petersen-gloy' },
  { name: 'Lichtbild Dankert', logo: 'lichtbild-dankert' },
  { name: 'Hausverwaltung Sülzwiesen', logo: 'hausverwaltung-suelzwiesen' },
];
