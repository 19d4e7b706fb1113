import { brokerProfiles } from '@estate/content/broker-profiles';
import { brokers } from '@estate/content/brokers';
import { titleSuffix } from '@estate/content/page-heads';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BrokerAbout } from '../../features/broker/broker-about.tsx';
import { BrokerContact } from '../../features/broker/broker-contact.tsx';
import { BrokerHead } from '../../features/broker/broker-head.tsx';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { usePageHead } from '../../page-head.ts';
import { Container } from '../../ui/layout.tsx';

/** Looked up by the component, not by a loader: the texts of the eight stay out of the first load. */
export const Route = createFileRoute('/_site/makler/$slug')({ component: BrokerRoute });

function BrokerRoute() {
  const { slug } = Route.useParams();
  const broker = brokers.find((person) => person.slug === slug);
  const profile = brokerProfiles[slug];
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to its 404 page
  if (!broker || !profile) throw notFound();
  return <BrokerPage key={slug} broker={broker} profile={profile} />;
}

type Shown = { broker: (typeof brokers)[number]; profile: (typeof brokerProfiles)[string] };

function BrokerPage({ broker, profile }: Shown) {
  const { slug, name, jobTitle, description } = broker;
  usePageHead({ title: `${name}, ${jobTitle}${titleSuffix}`, description, robots: 'index, follow' });
  return (
    <>
      <BrokerHead broker={broker} />
      <Container
        display="grid"
        columnGap="16"
        rowGap="10"
        py={{ base: '10', md: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
      >
        <BrokerAbout name={name} profile={profile} />
        <BrokerContact broker={broker}>
          <ContactForm variant="broker" source={`/makler/${slug}`} />
        </BrokerContact>
      </Container>
    </>
  );
}
