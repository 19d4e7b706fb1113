import { brandMark } from '@estate/content/brand-mark';
import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';

/** The logo with the agency's name beside it. */
export function WordMark({ tone }: { tone: 'dark' | 'light' }) {
  const [firstWord, ...otherWords] = texts(agency).name.split(' ');
  return (
    <chakra.span
      htmlTranslate="no"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      color={tone === 'dark' ? 'brand' : 'white'}
      hyphens="none"
    >
      <svg
        width={brandMark.width}
        height={brandMark.height}
        viewBox={`0 0 ${brandMark.width} ${brandMark.height}`}
        fill="none"
        aria-hidden
      >
        {brandMark.house.map((line) => (
          <path key={line} d={line} stroke="currentColor" strokeWidth="2" />
        ))}
        <path d={brandMark.water} stroke="#a4782f" strokeWidth="1.75" />
      </svg>
      <chakra.span fontFamily="heading" lineHeight="1.1" textAlign="left" _belowRoomSm={{ display: 'none' }}>
        <chakra.span display="block" fontSize={{ base: 'md', md: '1.25rem' }} fontWeight="semibold">
          {firstWord}
        </chakra.span>
        <chakra.span display="block" fontFamily="body" fontSize="0.75rem" letterSpacing="wide">
          {otherWords.join(' ')}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  );
}
