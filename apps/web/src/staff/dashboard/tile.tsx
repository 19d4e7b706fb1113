import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { exactMoment } from '../ui/moment.ts';
import { toolOf } from '../tools.ts';
import type { Finding } from './findings.ts';

const looks = {
  good: { icon: CircleCheck, color: 'success', word: 'In Ordnung' },
  bad: { icon: CircleAlert, color: 'danger', word: 'Bitte ansehen' },
  unknown: { icon: CircleHelp, color: 'inkMuted', word: 'Unbekannt' },
} as const;

export function Tile({ title, state, value, text, at, to }: Finding) {
  const { icon: Icon, color, word } = looks[state];
  return (
    <chakra.li
      title={at && exactMoment(at)}
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      p={{ base: '3', md: '4' }}
      minW="0"
    >
      <chakra.h3
        display="flex"
        alignItems="center"
        gap="2"
        fontFamily="body"
        fontWeight="medium"
        lineHeight="snug"
      >
        <chakra.span color={color} flexShrink="0">
          <Icon size={16} strokeWidth={2} aria-hidden />
        </chakra.span>
        {title}
        <VisuallyHidden>: {word}</VisuallyHidden>
      </chakra.h3>
      <chakra.p mt="2" fontSize="md" fontWeight="semibold" lineHeight="snug" overflowWrap="anywhere">
        {to ? (
          <StyledLink to={to} search={toolOf(to).search} textDecoration="underline" textUnderlineOffset="4px">
            {value}
          </StyledLink>
        ) : (
          value
        )}
      </chakra.p>
      <chakra.p mt="0.5" color="inkMuted">
        {text}
      </chakra.p>
    </chakra.li>
  );
}
