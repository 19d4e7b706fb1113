import { callback } from '@estate/domain/forms/callback';
import { broker as brokerForm } from '@estate/domain/forms/contact';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BrokerAbout } from '../../site/features/broker/broker-about.tsx';
import { BrokerContact } from '../../site/features/broker/broker-contact.tsx';
import { BrokerProperties } from '../../site/features/broker/broker-properties.tsx';
import { BrokerHead } from '../../site/features/broker/broker-head.tsx';
import { FormSection } from '../../site/form/form-section.tsx';
import { VisitorForm } from '../../site/form/visitor-form.tsx';
import { Container } from '../../shared/ui/layout.tsx';
import { PageParts } from '../../site/ui/parts.tsx';

export const Route = createFileRoute('/_site/makler/$slug')({
  // Imported dynamically, because loaders are part of the first load and the texts of all brokers should not
  // be.
  loader: async ({ params }) => {
    const { findBroker } = await import('../../site/features/broker/find-broker.ts');
    const page = findBroker(params.slug);
    if (!page) throw notFound();
    return page;
  },
  component: BrokerPage,
});

function BrokerPage() {
  const { broker, profile } = Route.useLoaderData();
  const { slug, name } = broker;
  return (
    <PageParts>
      <BrokerHead broker={broker} />
      <Container
        display="grid"
        columnGap="16"
        rowGap="10"
        py={{ base: '10', md: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
      >
        {profile ? <BrokerAbout key={slug} name={name} profile={profile} /> : <div />}
        <BrokerContact broker={broker}>
          <VisitorForm key={slug} form={brokerForm} page={`/makler/${slug}`} />
        </BrokerContact>
      </Container>
      <FormSection key={slug} form={callback} page={`/makler/${slug}`} />
      <BrokerProperties broker={broker} />
    </PageParts>
  );
}
