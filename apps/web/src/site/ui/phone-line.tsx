import { phoneLink } from '@estate/content/phone';
import { chakra } from '#styled-system/jsx';
import { textLink } from '../../shared/ui/type.tsx';

/** Style of a link in an address; its padding makes it easy to tap. */
export const addressLink = { display: 'inline-block', py: '1', ...textLink } as const;

/** One line of an address: a label and a phone number that dials. */
export function PhoneLine({ label, phone }: { label: 'Mobil' | 'Büro'; phone: string }) {
  return (
    <p>
      {label}{' '}
      <chakra.a href={phoneLink(phone)} {...addressLink}>
        {phone}
      </chakra.a>
    </p>
  );
}
