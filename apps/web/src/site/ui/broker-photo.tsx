import type { Broker } from '@estate/content/sections/people';
import { portraitRenditions } from '@estate/content/portrait';
import type { ComponentProps } from 'react';
import { SectionImage } from './section-image.tsx';

/** A broker's portrait, 3:4. `sizes` is the displayed width. */
export const BrokerPhoto = ({
  broker,
  ...rest
}: { broker: Broker } & Omit<ComponentProps<typeof SectionImage>, 'image' | 'widths'>) => (
  <SectionImage image={broker.portrait} widths={portraitRenditions(broker)} bg="sand" {...rest} />
);
