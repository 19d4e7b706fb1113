import { isShownOn } from '@estate/content/notice-days';
import { notice } from '@estate/content/sections/notice';
import { texts } from '@estate/content/texts';
import { hamburgClock } from '@estate/domain/text/german-day';
import { X } from 'lucide-react';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { browserStore } from '../../../shared/storage/browser-store.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { textLink } from '../../../shared/ui/type.tsx';

/** The text of the notice that the visitor closed last. */
const closedNotice = browserStore<string>(
  'notice',
  (text) => text ?? '',
  (text) => text,
);

/**
 * The agency's notice. With scripts it lies over the page, so that nothing moves when it is closed or was closed before,
 * and appears after a second, when the browser knows whether it was closed. Without scripts it is the first line of the
 * page.
 */
export function NoticeBar() {
  const { madeAt } = usePageFacts();
  const closed = closedNotice.useValue();
  const words = texts(notice);
  if (!isShownOn(words, hamburgClock(madeAt).date) || closed === words.text) return null;
  return (
    <chakra.aside
      aria-label="Hinweis"
      position="fixed"
      zIndex="bar"
      // Above the bar with the contact actions of small screens.
      bottom={{ base: 'calc(5rem + env(safe-area-inset-bottom))', lg: '4' }}
      insetX={{ base: '3', md: 'auto' }}
      left={{ md: '4' }}
      maxW={{ md: '28rem' }}
      maxH="40dvh"
      overflowY="auto"
      display="flex"
      alignItems="flex-start"
      gap="3"
      p="4"
      bg="card"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor="brass"
      borderRadius="card"
      boxShadow="soft"
      animation="appear 200ms 1s both"
      _noScript={{ position: 'static', maxW: 'none', maxH: 'none', animation: 'none' }}
      _print={{ display: 'none' }}
    >
      <chakra.p flex="1" minW="0" overflowWrap="anywhere" lineHeight="snug">
        {words.text}
        {words.link !== '' && (
          <>
            {' '}
            <chakra.a href={words.link} css={textLink}>
              Mehr dazu
            </chakra.a>
          </>
        )}
      </chakra.p>
      <Button
        data-needs-script
        tone="quiet"
        size="icon"
        aria-label="Hinweis schließen"
        onClick={() => closedNotice.write(words.text)}
      >
        <X size={20} strokeWidth={1.5} aria-hidden />
      </Button>
    </chakra.aside>
  );
}
