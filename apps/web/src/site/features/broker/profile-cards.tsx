import type { ProfileCard } from '@estate/content/sections/profiles';
import { Award, Clock, Heart, Languages, MapPin, type LucideIcon } from 'lucide-react';
import { chakra } from '#styled-system/jsx';

const icons: Readonly<Record<ProfileCard['kind'], LucideIcon>> = {
  experience: Award,
  languages: Languages,
  availability: Clock,
  location: MapPin,
  hobbies: Heart,
};

export function ProfileCards({ cards }: { cards: readonly ProfileCard[] }) {
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {cards.map(({ kind, title, text }) => {
        const Icon = icons[kind];
        return (
          <chakra.li key={kind} display="flex" gap="4" p="5" bg="card" borderWidth="1px" borderRadius="card">
            <chakra.span color="brassDeep" flexShrink="0">
              <Icon size={24} strokeWidth={1.5} aria-hidden />
            </chakra.span>
            <div>
              <chakra.h3 fontFamily="body" fontSize="sm">
                {title}
              </chakra.h3>
              <chakra.p mt="1.5" lineHeight="snug">
                {text}
              </chakra.p>
            </div>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
