import type { ComponentProps } from 'react';
import type { HTMLChakraProps } from '#styled-system/jsx';
import type { Broker } from '@estate/content/sections/people';
import { portraitOf, portraitRenditions } from '@estate/content/portrait';
import { originLabel } from '@estate/domain/property/image-origin';
import { type Rendition, websiteImageUrl } from '@estate/domain/property/renditions';
import { chakra } from '#styled-system/jsx';
import { OriginBadge } from '../../shared/ui/origin-badge.tsx';

/**
 * A broker's portrait, 3:4, labelled if it is no original. `sizes` is the displayed width.
 */
export function BrokerPhoto({
  broker,
  sizes,
  loading,
  fetchPriority,
  ...frame
}: { broker: Broker; sizes: string } & Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> &
  HTMLChakraProps<'span'>) {
  const widths = portraitRenditions(broker);
  const url = (rendition: Rendition) => websiteImageUrl(portraitOf(broker), rendition);
  const [largest] = widths;
  const { alt, origin } = broker.portrait;
  const label = originLabel(origin);
  return (
    <chakra.span display="block" position="relative" overflow="hidden" bg="sand" {...frame}>
      <chakra.img
        src={url(largest)}
        srcSet={widths.map((rendition) => `${url(rendition)} ${rendition.width}w`).join(', ')}
        sizes={sizes}
        loading={loading}
        fetchPriority={fetchPriority}
        alt={label ? `${alt}, ${label}` : alt}
        htmlWidth={largest.width}
        htmlHeight={largest.height}
        decoding="async"
        w="full"
        h="full"
        objectFit="cover"
      />
      {label && <OriginBadge>{label}</OriginBadge>}
    </chakra.span>
  );
}
