import {
  areaPriceText,
  describePrice,
  isPriceOnRequest,
  priceText,
  warmRentText,
} from '@estate/domain/property/price';
import type { PropertyCard } from '../../../shared/api/types.ts';
import { css } from '#styled-system/css';

const styles = {
  prices: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    fontVariantNumeric: 'tabular-nums',
  }),
  price: css({ fontSize: '1.25rem', fontWeight: 'semibold' }),
  besidePrice: css({ fontSize: 'xs', color: 'inkMuted' }),
};

/** The price, and the warm rent or the price per square metre. The spaces separate label and prices for screen readers. */
export function CardPrice({ property }: { property: PropertyCard }) {
  const isOnRequest = isPriceOnRequest(property);
  return (
    <p data-part="prices" className={styles.prices}>
      {!isOnRequest && <span className={styles.besidePrice}>{describePrice(property).label} </span>}
      <span className={styles.price}>{priceText(property)} </span>
      <span className={styles.besidePrice}>{warmRentText(property) ?? areaPriceText(property)}</span>
    </p>
  );
}
