import { chakra } from '@chakra-ui/react/styled-system';
import { agency } from '@estate/content/agency';

/** Print only: name, address and phone of the agency, and the page's URL. */
export function PrintHead() {
  const { name, address, phone } = agency;
  return (
    <chakra.p display="none" _print={{ display: 'block' }} mb="4" pb="2" borderBottomWidth="1px">
      {name} · {address.street} · {address.zipCode} {address.city} · {phone.text}
      <br />
      {window.location.origin + window.location.pathname}
    </chakra.p>
  );
}
