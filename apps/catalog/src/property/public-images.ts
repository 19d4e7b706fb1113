import { type PropertyImage, type PropertyRecord } from '@estate/contracts/catalog/property';
import { withOrigins } from '@estate/domain/property/origin-in-title';
import { showsAddress } from './publicity.ts';

/** Words allowed in the title of an image if the address is hidden. Any other word may be the name of the street. */
const plainWords: ReadonlySet<string> = new Set(
  `ansicht arbeitszimmer ausblick außen außenansicht aussicht bad badezimmer balkon büro carport dach dachboden dachgeschoss
dachterrasse detail diele dusche eg eingang einbauküche erdgeschoss esszimmer fassade flur galerie garage garten gartenansicht
gäste-wc gästezimmer gästebad grundriss hauptbild haus hausansicht haustür heizung hobbyraum hof innenansicht kamin keller
kellergeschoss kinderzimmer küche lageplan loggia luftbild obergeschoss og panorama pool rückansicht sauna schlafzimmer
spitzboden stellplatz straßenansicht terrasse tiefgarage treppe treppenhaus ug untergeschoss vorderansicht wc wintergarten
wohnbereich wohnen wohnküche wohnung wohnzimmer zimmer und mit im der die das zum zur bearbeitet generiert home ki
ki-generiert möbliert original rendering staging virtuell visualisierung`.split(/\s+/),
);

const isPlain = (title: string): boolean =>
  title
    .normalize('NFC')
    .toLocaleLowerCase('de')
    .split(/[\s,/&+():]+/)
    .every((word) => word === '' || plainWords.has(word));

/**
 * The images as visitors see them. Their titles are often file names that contain the street. If the address is hidden,
 * a title is therefore removed, unless it consists of the allowed words above. The origin is read before, so that an
 * image without a title keeps its label.
 */
export const publicImages = <Image extends PropertyImage>(
  images: readonly Image[],
  property: Pick<PropertyRecord, 'hide_address'>,
) =>
  withOrigins(images).map((image) => {
    const isPublic = showsAddress(property) || isPlain(image.title ?? '');
    return { ...image, title: isPublic ? image.title : null };
  });
