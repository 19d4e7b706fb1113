import { mayBeOrdered } from '@estate/content/order-release';
import { formsOfProperty } from '@estate/domain/forms/forms-of-property';
import { isClosed } from '@estate/domain/property/offer-state';
import { floorPlans, galleryImages } from '@estate/domain/property/property-images';
import { propertySlug } from '@estate/domain/property/property-slug';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { OrderOffer, PropertyImage, PublicProperty } from '../shared/api/types.ts';
import { orderQuery } from '../site/api/queries.ts';
import { cachedCard } from '../site/api/cached-card.ts';
import { ContactBar } from '../site/features/contact-card/contact-bar.tsx';
import { ContactCard } from '../site/features/contact-card/contact-card.tsx';
import { FormTabs, type RenderForm } from '../site/features/contact-card/form-tabs.tsx';
import { FloorPlans } from '../site/features/gallery/floor-plans.tsx';
import { Gallery } from '../site/features/gallery/gallery.tsx';
import { ClosedOffer } from '../site/features/property/closed-offer.tsx';
import { DetailSection } from '../site/features/property/detail-section.tsx';
import { PrintColumns, PrintHead } from '../site/features/property/print.tsx';
import { PropertyDetails } from '../site/features/property/property-details.tsx';
import { pagePresentation, PropertyTop } from '../site/features/property/property-top.tsx';
import { sendView, viewAddress } from '../site/features/property/send-view.ts';
import { hasPurchaseCosts } from '@estate/domain/property/has-purchase-costs';
import { PurchaseCosts } from '../site/features/purchase-costs/purchase-costs-section.tsx';
import { RecentlyViewed } from '../site/features/recently-viewed/recently-viewed.tsx';
import { SimilarListings } from '../site/features/similar-listings/similar-listings.tsx';
import { addViewedProperty } from '../site/lists/viewed.ts';
import { chakra } from '#styled-system/jsx';
import { LazyOrderForm } from '../site/form/lazy-order-form.tsx';
import { LazyVisitorForm } from '../site/form/lazy-visitor-form.tsx';
import { StyledLink } from '../shared/ui/button.tsx';
import { textLink } from '../shared/ui/type.tsx';
import { Container } from '../shared/ui/layout.tsx';
import { PageParts } from '../site/ui/parts.tsx';

const route = getRouteApi('/_site/immobilie/$slug');

/** /immobilie/{slug}. */
export function PropertyPage() {
  const property = route.useLoaderData();
  const { id } = property;
  const queryClient = useQueryClient();
  const card = useMemo(() => cachedCard(queryClient, id), [queryClient, id]);
  const { data: order } = useQuery({ ...orderQuery(id), enabled: mayBeOrdered() });
  const offer = order?.offer ?? null;
  const page = `/immobilie/${propertySlug(property)}`;
  useEffect(() => addViewedProperty(id), [id]);
  useEffect(() => sendView(id), [id]);
  return (
    <PropertyView
      property={property}
      preview={card?.image}
      order={offer}
      renderForm={(form, shared) =>
        form.kind === 'order' && offer ? (
          // Other terms are another form, in which nothing is ticked yet.
          <LazyOrderForm key={offer.terms} offer={offer} propertyId={id} page={page} {...shared} />
        ) : (
          <LazyVisitorForm form={form} propertyId={id} page={page} {...shared} />
        )
      }
    >
      <SimilarListings key={id} id={id} />
      <RecentlyViewed except={id} />
      <noscript>
        <img src={viewAddress(id)} alt="" width={1} height={1} />
      </noscript>
    </PropertyView>
  );
}

/**
 * A property as visitors see it, also for the staff preview. `renderForm` renders its forms, which are shown while the
 * property is on offer; `children` follow below; `preview` is the image of the card through which the page was
 * opened.
 */
export function PropertyView({
  property,
  preview,
  order = null,
  renderForm,
  children,
}: {
  property: PublicProperty;
  /** The terms by which the property is ordered in place of the plain enquiry. */
  order?: OrderOffer | null;
  preview?: PropertyImage | null | undefined;
  renderForm: RenderForm;
  children?: ReactNode;
}) {
  const { id, title } = property;
  const presentation = pagePresentation(property);
  const plans = floorPlans(property.images);
  const isOpen = !isClosed(property);
  const forms = formsOfProperty(property, order !== null);
  // A state and not a ref, because the element appears after the bar if the code of the forms loads late.
  const [offer, setOffer] = useState<HTMLElement | null>(null);

  return (
    <PageParts>
      <Container _print={{ p: '0' }}>
        <PrintHead property={property} />
      </Container>
      <PropertyTop property={property} presentation={presentation}>
        <Gallery
          key={id}
          images={galleryImages(property.images)}
          title={title}
          preview={preview}
          presentation={presentation}
        />
      </PropertyTop>
      <Container pb={{ base: '10', md: '20' }} _print={{ p: '0' }}>
        <PageParts>
          <chakra.div
            display="grid"
            columnGap="16"
            rowGap="8"
            mt={{ base: '8', md: '12' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
            _print={{ display: 'block', mt: '4' }}
          >
            <PrintColumns>
              {!isOpen && (
                <div ref={setOffer}>
                  <ClosedOffer property={property} />
                </div>
              )}
              <PropertyDetails
                property={property}
                isCover={presentation === 'cover'}
                floorPlans={plans.length > 0 && <FloorPlans plans={plans} title={title} />}
              />
              {hasPurchaseCosts(property) && (
                <chakra.div _print={{ display: 'none' }}>
                  <DetailSection title="Kaufnebenkosten und Finanzierung">
                    <PurchaseCosts key={id} property={property} />
                  </DetailSection>
                </chakra.div>
              )}
            </PrintColumns>
            {/* Taller than most screens, so it sticks by its foot, where the button of the form is. */}
            <chakra.aside
              ref={isOpen ? setOffer : undefined}
              aria-label="Kontakt"
              position={{ lg: 'sticky' }}
              bottom="6"
              alignSelf={{ lg: 'end' }}
              _print={{ display: 'none' }}
            >
              <ContactCard property={property}>
                {isOpen && <FormTabs key={id} forms={forms} renderForm={renderForm} />}
                {isOpen && (
                  <chakra.p mt="4" fontSize="xs">
                    <StyledLink to="/suchauftrag" search={{ q: String(id) }} css={textLink}>
                      Bei Preisänderung oder wenn wieder frei benachrichtigen
                    </StyledLink>
                  </chakra.p>
                )}
              </ContactCard>
            </chakra.aside>
          </chakra.div>
        </PageParts>
      </Container>
      {children}
      <ContactBar property={property} form={forms[0]} isOpen={isOpen} offer={offer} />
    </PageParts>
  );
}
