import { type BrokerProfile } from './broker-profile.ts';
import { carolinaAhlffProfile } from './broker-profiles/carolina-ahlff.ts';
import { friederikeStoltenbergMauProfile } from './broker-profiles/friederike-stoltenberg-mau.ts';
import { henrikThordsenProfile } from './broker-profiles/henrik-thordsen.ts';
import { jonasWittkampProfile } from './broker-profiles/jonas-wittkamp.ts';
import { marenLuehrsProfile } from './broker-profiles/maren-luehrs.ts';
import { nuriaFerrerHolmProfile } from './broker-profiles/nuria-ferrer-holm.ts';
import { silkeGrotkoppProfile } from './broker-profiles/silke-grotkopp.ts';
import { tobiasRennebargProfile } from './broker-profiles/tobias-rennebarg.ts';

/**
 * The long texts of /makler/{slug}, by slug. They are separate from `brokers.ts`, so that pages with only name and
 * number of a broker do not load them.
 */
export const brokerProfiles: Readonly<Record<string, BrokerProfile>> = {
  'henrik-thordsen': henrikThordsenProfile,
  'maren-luehrs': marenLuehrsProfile,
  'jonas-wittkamp': jonasWittkampProfile,
  'silke-grotkopp': silkeGrotkoppProfile,
  'carolina-ahlff': carolinaAhlffProfile,
  'nuria-ferrer-holm': nuriaFerrerHolmProfile,
  'tobias-rennebarg': tobiasRennebargProfile,
  'friederike-stoltenberg-mau': friederikeStoltenbergMauProfile,
};
