import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { contactMap, contactMapCities, type ContactMapCity } from '@estate/content/contact-map';
import { ConsentMap } from '../../maps/consent-map.tsx';
import { chakra } from '#styled-system/jsx';
import { InfoCard } from './info-card.tsx';

/** The map of /kontakt with the office card beside it. On the map of Hamburg a circle marks the office. */
export function ContactPlace({ city }: { city: ContactMapCity | undefined }) {
  const { label, centre } = contactMapCities[city ?? contactMap.city];
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
    >
      <InfoCard />
      <div>
        <ConsentMap
          key={city ?? ''}
          label={`Karte von ${label}`}
          place={
            city && city !== contactMap.city
              ? { centre }
              : { centre: city ? centre : contactMap.centre, circle: texts(agency).geo }
          }
          zoom={contactMap.zoom}
          minH={{ base: '20rem', md: '26rem' }}
          isFilling
        />
      </div>
    </chakra.div>
  );
}
