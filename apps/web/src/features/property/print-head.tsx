import { agency } from '@estate/content/agency';
import { brokerForProperty } from '@estate/content/brokers';
import { usePageFacts } from '../../page-facts.ts';
import type { PublicProperty } from '../../api/types.ts';
import { chakra } from '../../theme/chakra.tsx';

/** Print only: the agency and a short URL, which leads to the page, on the left, the contact on the right. */
export function PrintHead({ property: { id, city, country } }: { property: PublicProperty }) {
  const { name, address, phone } = agency;
  const { origin } = usePageFacts();
  const { broker, email } = brokerForProperty({ city, country });
  return (
    <chakra.div
      display="none"
      _print={{ display: 'flex' }}
      justifyContent="space-between"
      gap="6"
      mb="3"
      pb="2"
      borderBottomWidth="1px"
      lineHeight="snug"
    >
      <chakra.p overflowWrap="anywhere">
        <b>{name}</b>
        <br />
        {address.street} · {address.zipCode} {address.city}
        <br />
        {`${origin}/immobilie/${id}`}
      </chakra.p>
      <chakra.p flexShrink="0" textAlign="right">
        <b>Ihr Kontakt: {broker.name}</b>
        <br />
        Mobil {broker.mobile.text} · Büro {phone.text}
        <br />
        {email}
      </chakra.p>
    </chakra.div>
  );
}
