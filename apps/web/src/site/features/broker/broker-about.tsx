import type { BrokerProfile } from '@estate/content/sections/profiles';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { Prose } from '../../../shared/ui/type.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { ProfileFilm } from './profile-film.tsx';

function Block({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <chakra.section aria-labelledby={id} mt={{ base: '10', md: '12' }} _first={{ mt: '0' }}>
      <chakra.h2 id={id} fontSize="1.625rem" mb="5">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}

export function BrokerAbout({ name, profile }: { name: string; profile: BrokerProfile }) {
  const { about, cards, focusTitle, focusTags, video } = profile;
  return (
    <div>
      <Block
        id="ueber-mich"
        title={
          <>
            Über <span translate="no">{name}</span>
          </>
        }
      >
        <Prose>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Block>
      <Block id="auf-einen-blick" title="Auf einen Blick">
        <ProfileCards cards={cards} />
      </Block>
      <Block id="schwerpunkte" title={focusTitle}>
        <chakra.ul display="flex" flexWrap="wrap" gap="2.5">
          {focusTags.map((tag) => (
            <chakra.li key={tag} px="4" py="2" bg="sand" borderRadius="card" lineHeight="snug">
              {tag}
            </chakra.li>
          ))}
        </chakra.ul>
      </Block>
      {video.id && (
        <Block id="film" title="Einblick in die Arbeit">
          <ProfileFilm video={video} />
        </Block>
      )}
    </div>
  );
}
