import { Building2, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { dialledNumber } from './dialled-number.ts';

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: { base: '10', _roomLg: '8' },
  minW: '0',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
} as const;

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <chakra.a href={href} {...linkStyle}>
    {children}
  </chakra.a>
);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

export function LeadPerson({ lead: { reply, email, phone, property } }: { lead: LeadDetail }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="5">
      {email && (
        <Way
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(reply.subject)}&body=${encodeURIComponent(`${reply.greeting},\n\n`)}`}
        >
          <Mail {...icon} />
          {email}
        </Way>
      )}
      {phone && (
        <Way href={`tel:${dialledNumber(phone)}`}>
          <Phone {...icon} />
          {phone}
        </Way>
      )}
      {property && (
        <StyledLink to="/admin/immobilien" search={{ objekt: property.id }} {...linkStyle}>
          <Building2 {...icon} />
          {property.title ?? `Objekt ${property.id}`}
        </StyledLink>
      )}
    </chakra.div>
  );
}
