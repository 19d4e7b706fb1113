import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { chakra } from '#styled-system/jsx';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });

/** Printed only: the agency, the page's URL, and the day on which the data was loaded. */
export function PrintHead({ loadedAt }: { loadedAt: number }) {
  const { origin } = usePageFacts();
  return (
    <chakra.p display="none" mt="1" mb="3" _print={{ display: 'block' }}>
      {texts(agency).name} · {texts(agency).phone} · {`${origin}/merkliste`} · geladen am{' '}
      {day.format(loadedAt)}
    </chakra.p>
  );
}
