import type { AnySection } from '../section.ts';
import { aboutSection } from './about.ts';
import { accessibilitySection } from './accessibility.ts';
import { agbSection } from './agb.ts';
import { agencySection } from './agency.ts';
import { appraisalSection } from './appraisal.ts';
import { brokerOrderSection } from './broker-order.ts';
import { claimsSection } from './claims.ts';
import { consentsSection } from './consents.ts';
import { contactSection } from './contact.ts';
import { datenschutzSection } from './datenschutz.ts';
import { exposeSection } from './expose.ts';
import { faqSection } from './faq.ts';
import { feeSection } from './fee.ts';
import { formsSection } from './forms.ts';
import { frameSection } from './frame.ts';
import { funnelSection } from './funnel.ts';
import { heirsSection } from './heirs.ts';
import { heirStepsSection } from './heir-steps.ts';
import { homeSection } from './home.ts';
import { homeOfferSection } from './home-offer.ts';
import { homeTrustSection } from './home-trust.ts';
import { impressumSection } from './impressum.ts';
import { listingsSection } from './listings.ts';
import { mailsSection } from './mails.ts';
import { noticeSection } from './notice.ts';
import { officeSection } from './office.ts';
import { pageHeadsSection } from './page-heads.ts';
import { papersSection } from './papers.ts';
import { peopleSection } from './people.ts';
import { profilesSection } from './profiles.ts';
import { propertySection } from './property.ts';
import { purchaseCostsSection } from './purchase-costs.ts';
import { spanishCostsSection } from './purchase-costs-spain.ts';
import { regionsSection } from './regions.ts';
import { reviewNoteSection } from './review-note.ts';
import { searchEnginesSection } from './search-engines.ts';
import { searchLettersSection } from './search-letters.ts';
import { searchMailsSection } from './search-mails.ts';
import { searchOrderSection } from './search-order.ts';
import { sellGuidesSection } from './sell-guides.ts';
import { sellSection } from './sell.ts';
import { valuationSection } from './valuation.ts';
import { withdrawalSection } from './withdrawal.ts';

/** Every section in the order in which staff see it. Imported by the service `content` and by specs alone. */
export const allSections: readonly AnySection[] = [
  homeSection,
  homeOfferSection,
  homeTrustSection,
  claimsSection,
  reviewNoteSection,
  listingsSection,
  propertySection,
  purchaseCostsSection,
  spanishCostsSection,
  regionsSection,
  searchOrderSection,
  sellSection,
  feeSection,
  faqSection,
  sellGuidesSection,
  heirsSection,
  heirStepsSection,
  papersSection,
  valuationSection,
  funnelSection,
  appraisalSection,
  aboutSection,
  contactSection,
  formsSection,
  frameSection,
  pageHeadsSection,
  peopleSection,
  profilesSection,
  agencySection,
  searchEnginesSection,
  officeSection,
  noticeSection,
  mailsSection,
  searchMailsSection,
  exposeSection,
  searchLettersSection,
  impressumSection,
  datenschutzSection,
  agbSection,
  withdrawalSection,
  accessibilitySection,
  brokerOrderSection,
  consentsSection,
];
