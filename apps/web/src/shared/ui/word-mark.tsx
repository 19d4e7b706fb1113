import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';

/** The logo: a gabled house whose base is the water line of a canal, with the agency's name beside it. */
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
      <svg width="34" height="38" viewBox="0 0 34 38" fill="none" aria-hidden>
        <path d="M3 28V13h4V9h4V5h4V2h4v3h4v4h4v4h4v15" stroke="currentColor" strokeWidth="2" />
        <path d="M13 28V18h8v10" stroke="currentColor" strokeWidth="2" />
        <path
          d="M1 32c4-3 7 3 11 0s7 3 11 0 7 3 10 0M5 36.5c3-2.2 5 2.2 8 0s5 2.2 8 0 5 2.2 8 0"
          stroke="#a4782f"
          strokeWidth="1.75"
        />
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
