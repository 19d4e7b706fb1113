import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import type { SharedList } from './shared-list.ts';
import { NoticeBar } from '../notice-bar.tsx';

const damaged = 'In diesem Link steht keine Liste. Bitte lassen Sie ihn sich noch einmal schicken.';

const howItWorks = (name: string): string =>
  `${name || 'Jemand'} hat eine Liste mit Ihnen geteilt. Setzen Sie Ihre eigenen Herzen: In der Zeile „Gemerkt“ steht, wo Sie sich einig sind. Ihre Herzen bleiben in diesem Browser, bis Sie Ihre Liste selbst zurückschicken.`;

/** Explains the page to a visitor who opened the link of a shared list. */
export function SharedNotice({ list }: { list: SharedList }) {
  return (
    <NoticeBar _print={{ display: 'none' }}>
      <chakra.p maxW="measure">{list.ids.length > 0 ? howItWorks(list.name) : damaged}</chakra.p>
      <ButtonLink to="/merkliste" tone="outline" size="sm">
        Nur Ihre Liste zeigen
      </ButtonLink>
    </NoticeBar>
  );
}
