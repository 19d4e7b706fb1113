import { portraitRenditions } from '@estate/content/portrait';
import { type Broker } from '@estate/content/sections/people';
import { websiteImageUrl } from '@estate/domain/property/renditions';
import { type PersonBlock } from './letter.ts';
import { type Links } from './links.ts';

/** Whoever answers, as every letter shows a person of the agency. */
export function personBlock(broker: Broker, links: Links): PersonBlock {
  const { name, jobTitle, mobile, email, portrait, slug } = broker;
  const [, , small] = portraitRenditions(broker);
  return {
    name,
    jobTitle,
    phone: mobile,
    email,
    portrait: { src: links.page(websiteImageUrl(portrait, small)), alt: portrait.alt },
    link: links.page(`/makler/${slug}`),
  };
}
