import { type Broker } from '@estate/content/broker';
import { agencyLdId } from './agency-ld.ts';

/** A broker as structured data, with the fields that the specification names (staff-area §3). */
export function brokerLd(publicUrl: URL, broker: Broker, imagePath: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: broker.name,
    jobTitle: broker.jobTitle,
    description: broker.description,
    url: new URL(`/makler/${broker.slug}`, publicUrl).href,
    image: new URL(imagePath, publicUrl).href,
    telephone: [broker.phone.e164, broker.mobile.e164],
    email: broker.email,
    areaServed: broker.areaServed.map((name) => ({ '@type': 'City', name })),
    knowsLanguage: broker.languages,
    worksFor: { '@id': agencyLdId(publicUrl) },
  };
}
