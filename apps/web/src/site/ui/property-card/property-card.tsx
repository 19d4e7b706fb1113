import { amenityLabels } from '@estate/domain/property/amenities';
import { cardBadge } from '@estate/domain/property/badge';
import { floorArea } from '@estate/domain/property/main-area';
import { hasPage, isNewOffer, offerState } from '@estate/domain/property/offer-state';
import { placeLine } from '@estate/domain/property/place-name';
import { propertySlug } from '@estate/domain/property/property-slug';
import type { Presentation } from '@estate/domain/property/presentation';
import { responsiveImages } from '@estate/domain/property/renditions';
import { DoorOpen, LandPlot, Maximize } from 'lucide-react';
import type { PropertyCard, PropertyCard as CardRecord } from '../../../shared/api/types.ts';
import { FavouriteButton } from '../../lists/favourite-button.tsx';
import { useFavourites } from '../../lists/favourites.ts';
import { usePageFacts } from '../../../shared/page/page-facts.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '../../../shared/ui/badge.tsx';
import { CoverLink } from '../../../shared/ui/button.tsx';
import { formatArea } from '@estate/domain/text/format';
import { type ImagePreset, PropertyImage } from '../../../shared/ui/property-image.tsx';
import { floorAreaText, roomsText } from '@estate/domain/property/rooms-and-area';
import { typeset } from '../typeset.tsx';
import { CardPrice } from './card-price.tsx';

/*
 * The styles of a card are computed once here and not by `chakra` at each element, because a list hydrates 24 cards.
 */
const phone = '@media (max-width: 39.99rem)';
const wide = '@media (min-width: 40rem)';

/**
 * The shapes of a card: that of each presentation (a plain one is a row with a small picture on phones), and 'wide' for
 * one of two on a line.
 */
const shapes = {
  cover: {
    image: responsiveImages.wideCard,
    style: css({
      [phone]: { mx: '-4', borderInlineWidth: '0', borderRadius: 'none' },
      '& [data-part=image]': { flex: '1', [wide]: { aspectRatio: '2.6 / 1' } },
      '& [data-part=text]': {
        flex: 'none',
        [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '6' },
      },
      '& [data-part=prices]': {
        [wide]: { gridArea: '1 / 2', alignSelf: 'end', display: 'block', textAlign: 'right' },
      },
      '& [data-part=head]': { display: 'flex', flexDirection: 'column-reverse', gap: '1' },
      '& [data-part=place]': { mt: '0', color: 'brassDeep' },
      '& h3': { fontSize: { base: '1.625rem', md: 'xl' }, lineHeight: 'heading', minHeight: '0' },
      '& ul, & [data-part=amenities]': { gridColumn: '1 / -1' },
    }),
  },
  large: { image: responsiveImages.card, style: '' },
  plain: {
    image: responsiveImages.row,
    style: css({
      [phone]: {
        flexDirection: { base: 'row', _largeText: 'column' },
        '& [data-part=image]': {
          flex: 'none',
          w: { base: '7.25rem', _largeText: 'full' },
          aspectRatio: { base: 'auto', _largeText: '600 / 384' },
        },
        '& [data-part=badges]': { top: '2', left: '2', flexWrap: 'wrap', gap: '1' },
        '& [data-part=text]': { minW: '0', gap: '1.5', p: '3', pl: '4' },
        '& [data-part=prices]': { pr: '10' },
        '& h3': { fontSize: '1rem' },
        '& [data-part=amenities]': { display: 'none' },
      },
    }),
  },
  wide: {
    image: responsiveImages.wideCard,
    style: css({ h: 'auto', '& h3': { fontSize: 'lg', minHeight: '0' } }),
  },
} satisfies Readonly<Record<Presentation | 'wide', { image: ImagePreset; style: string }>>;

const styles = {
  frame: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    overflow: 'hidden',
    bg: 'card',
    borderWidth: '1px',
    borderRadius: 'card',
    '& img': { transition: 'transform', transitionDuration: 'calm' },
    _hover: { '&:has(a) img': { transform: 'scale(1.02)' } },
  }),
  image: css({ position: 'relative', overflow: 'hidden', aspectRatio: '600 / 384' }),
  badges: css({ position: 'absolute', top: '3', left: '3', display: 'flex', gap: '2' }),
  text: css({ display: 'flex', flexDirection: 'column', flex: '1', gap: '2.5', p: '5' }),
  note: css({ alignSelf: 'start', px: '2.5', py: '1', bg: 'sand', borderRadius: 'control', fontSize: 'xs' }),
  // At least two lines high where cards are side by side (CardGrid), so that the cards are aligned.
  title: css({
    fontSize: '1.125rem',
    lineHeight: 'snug',
    textWrap: 'wrap',
    '@media (min-width: 40rem)': { minHeight: '2lh' },
  }),
  place: css({ mt: '1', color: 'inkMuted' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' }),
  fact: css({ display: 'flex', alignItems: 'center', gap: '1.5' }),
  amenities: css({
    '@media (min-width: 40rem)': { minHeight: '1lh' },
    fontSize: 'xs',
    lineHeight: 'snug',
    color: 'inkMuted',
  }),
};

/**
 * The amenities as one text: "Balkon, Kamin". A list with separators would be a quarter of all elements in the layout
 * of the property list. Where cards are side by side, the line is reserved on cards without amenities, so that the
 * cards are aligned.
 */
function AmenityLine({ keys }: { keys: readonly string[] }) {
  return (
    <p data-part="amenities" className={styles.amenities}>
      {amenityLabels(keys)}
    </p>
  );
}

/**
 * Shows the badges at the top left of a card's image: the property's status, or KAUF or MIETE if it is available, and
 * 'Neu'.
 */
function CardBadges({ property }: { property: PropertyCard }) {
  const badge = cardBadge(property);
  const { madeAt } = usePageFacts();
  return (
    <div data-part="badges" className={styles.badges}>
      {badge && <Badge tone={offerState(property)}>{badge}</Badge>}
      {isNewOffer(property, madeAt) && <Badge tone="new">Neu</Badge>}
    </div>
  );
}

function CardFacts({ property }: { property: PropertyCard }) {
  const facts = [
    { label: 'Zimmer', Icon: DoorOpen, text: roomsText(property) },
    { label: floorArea(property)?.label ?? '', Icon: Maximize, text: floorAreaText(property) },
    { label: 'Grundstück', Icon: LandPlot, text: formatArea(property.plot_area) },
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(
        ({ label, Icon, text }) =>
          text && (
            <li key={label} className={styles.fact}>
              <Icon
                size={18}
                strokeWidth={1.5}
                {...(text.includes(label) ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
              />
              {text}
            </li>
          ),
      )}
    </ul>
  );
}

/**
 * A listing in a grid. The whole card is one link; a coming-soon property is not linked, because it has no page yet
 * (visitor-area §2). `isFirst`: the image is in the first screen. The heart follows the link in the order of focus.
 */
export function PropertyCard({
  property,
  isFirst = false,
  shape = 'large',
  note,
}: {
  property: CardRecord;
  isFirst?: boolean;
  shape?: keyof typeof shapes | undefined;
  note?: string | undefined;
}) {
  const state = offerState(property);
  // A sold or let property cannot be added to the favourites, but it can be removed from them.
  const hasHeart = useFavourites().includes(property.id) || state !== 'closed';
  const { image: preset, style } = shapes[shape];
  return (
    <article className={cx(styles.frame, style)}>
      <div data-part="image" className={styles.image}>
        <PropertyImage image={property.image} alt="" preset={preset} isFirst={isFirst} />
        <CardBadges property={property} />
      </div>
      <div data-part="text" className={styles.text}>
        {note && <p className={styles.note}>{note}</p>}
        {state !== 'closed' && <CardPrice property={property} />}
        <div data-part="head">
          <h3 className={styles.title}>
            {hasPage(property) ? (
              <CoverLink to="/immobilie/$slug" params={{ slug: propertySlug(property) }} viewTransition>
                {typeset(property.title)}
              </CoverLink>
            ) : (
              typeset(property.title)
            )}
          </h3>
          <p data-part="place" className={styles.place}>
            {placeLine(property) || 'Ort auf Anfrage'}
          </p>
        </div>
        <CardFacts property={property} />
        <AmenityLine keys={property.amenities} />
      </div>
      {hasHeart && <FavouriteButton property={property} position="absolute" zIndex="1" top="2" right="2" />}
    </article>
  );
}
