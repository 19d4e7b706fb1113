import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { usePageFacts } from '../../shared/page/page-facts.ts';

/** Printed only: the agency, its phone and the address of the page; `children` follow in the same line. */
export function PrintHead({ path, children }: { path: string; children?: ReactNode }) {
  const { origin } = usePageFacts();
  const { name, phone } = texts(agency);
  return (
    <chakra.p display="none" mt="1" mb="3" _print={{ display: 'block' }}>
      {name} · {phone} · {`${origin}${path}`}
      {children}
    </chakra.p>
  );
}
