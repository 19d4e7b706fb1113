import type { HTMLChakraProps } from '#styled-system/jsx';
import type { Broker } from '@estate/content/sections/people';
import { portraitOf, portraitRenditions } from '@estate/content/portrait';
import { type Rendition, websiteImageUrl } from '@estate/domain/property/renditions';
import { chakra } from '#styled-system/jsx';

/**
 * A broker's portrait, 3:4. `sizes` is the displayed width.
 */
export function BrokerPhoto({
  broker,
  sizes,
  ...rest
}: { broker: Broker; sizes: string } & Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt'>) {
  const widths = portraitRenditions(broker);
  const url = (rendition: Rendition) => websiteImageUrl(portraitOf(broker), rendition);
  const [largest] = widths;
  return (
    <chakra.img
      src={url(largest)}
      srcSet={widths.map((rendition) => `${url(rendition)} ${rendition.width}w`).join(', ')}
      sizes={sizes}
      alt={broker.portrait.alt}
      htmlWidth={largest.width}
      htmlHeight={largest.height}
      decoding="async"
      objectFit="cover"
      bg="sand"
      {...rest}
    />
  );
}
