import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonAnchor } from '../../../shared/ui/button.tsx';

/** Dials the office. */
export function OfficePhone(props: ComponentProps<typeof ButtonAnchor>) {
  const { phone } = texts(agency);
  return (
    <ButtonAnchor href={phoneLink(phone)} aria-label={phone} {...props}>
      <Phone size={18} strokeWidth={1.5} aria-hidden />
      <span>{phone}</span>
    </ButtonAnchor>
  );
}
