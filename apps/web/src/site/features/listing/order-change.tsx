import { canonicalQuery, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { storeText } from '../../../shared/storage/browser-store.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { isOrderLink, orderInHand, orderKey } from './order-in-hand.ts';

/**
 * Changes the filter of a search order by the list's own filters. The link on the page of search orders names the order in
 * its fragment, which is sent to no server; it is kept until the filter is taken over or the visitor gives up.
 */
export function OrderChange({ search }: { search: ListingSearch }) {
  const navigate = useNavigate();
  const [order, setOrder] = useState(orderInHand);
  useEffect(() => {
    if (!order || !isOrderLink(window.location.hash)) return;
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  }, [order, navigate]);
  if (!order) return null;
  const end = () => {
    storeText(orderKey, null, 'sessionStorage');
    setOrder(undefined);
  };
  const { page: _page, view: _view, sort: _sort, ...filter } = search;
  return (
    <chakra.section aria-label="Suchauftrag ändern" bg="sand" borderRadius="card" p="5" my="6">
      <p>Sie ändern den Filter Ihres Suchauftrags. Filtern Sie die Liste, bis sie passt.</p>
      <chakra.form
        method="post"
        action={`/suchauftraege/${order.token}`}
        onSubmit={() => storeText(orderKey, null, 'sessionStorage')}
      >
        <input type="hidden" name="action" value="search" />
        <input type="hidden" name="order" value={order.id} />
        <input type="hidden" name="query" value={canonicalQuery(filter)} />
        <Row gap="3" mt="4">
          <Button type="submit">Diese Filter übernehmen</Button>
          <Button tone="quiet" onClick={end}>
            Abbrechen
          </Button>
        </Row>
      </chakra.form>
    </chakra.section>
  );
}
