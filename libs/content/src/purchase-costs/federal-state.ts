import { federalStates, isStateCode, type StateCode } from '@estate/domain/property/federal-states';

/**
 * Ranges of postcodes that lie in one federal state, each with the state's code, from GeoNames (CC BY 4.0, 2026-03-30)
 * without the postcodes of companies. Postcodes that lie in two states (e.g. 21039, 22113, 22145, 19273) are left out.
 */
const ranges = `
01067-01936SN 01945-01998BB 02625-02999SN 03039-03253BB 04103-04579SN 04600-04639TH 04643-04889SN
04895-04938BB 06108-06547ST 06556-06578TH 06618-06928ST 07318-07907TH 07922-07950TH 07952SN 07955-07980TH
07985SN 07987-07989TH 08056-09669SN 10115-12527BE 12555-14199BE 14322-14712BB 14727-16949BB 17033-17259MV
17268-17291BB 17309-17322MV 17326BB 17328-17335MV 17348-19260MV 19288-19306MV 19309-19348BB 19370-19417MV
20038-21037HH 21071-21149HH 21217-21449NI 21462-21521SH 21522NI 21524-21529SH 21614-21789NI 22032-22111HH
22115-22143HH 22147-22799HH 22841-23919SH 23923-23999MV 24088-25999SH 26121-27449NI 27554-27580HB
27607-27809NI 28100-28779HB 28790-29399NI 29410-29416ST 29439-31868NI 32042-33829NW 34105-34329HE
34346-34355NI 34359-34399HE 34414-34439NW 34454-36399HE 36404-36469TH 37073-37199NI 37213-37299HE
37308-37359TH 37412-37649NI 37669-37688NW 37691NI 37696NW 37697-38479NI 38486-38489ST 38518-38729NI
38820-39649ST 40180-48432NW 48455-48465NI 48477NW 48480NI 48485NW 48488NI 48493-48496NW 48499-48531NI
48563-48739NW 49074-49459NI 49475-49549NW 49565-49849NI 50123-51597NW 51598RP 51641-53359NW 53423-53579RP
53604NW 53619RP 53637-53949NW 54187-55239RP 55246-55252HE 55257-56869RP 57068-57489NW 57517-57648RP
58079-59964NW 60222-63699HE 63739-63939BY 64271-65388HE 65396-65556HE 65558-65582RP 65589-65620HE
65623-65626RP 65627HE 65629RP 65717-65936HE 66088-66459SL 66482-66509RP 66538-66839SL 66849-67829RP
68122-68309BW 68517-68519HE 68526-68549BW 68619-68649HE 68721-69234BW 69239HE 69242-69429BW 69436-69469BW
69483-69488HE 69493-69502BW 69509HE 69514BW 69517-69518HE 70131-76709BW 76725-76891RP 77642-79879BW
80331-87789BY 88039-88099BW 88131-88145BY 88147BW 88149-88179BY 88209-89198BW 89231-89449BY 89516-89619BW
90402-96489BY 96515-96528TH 97070-97859BY 97877BW 97892BY 97896-97900BW 97901-97909BY 97922-97999BW
98527-99998TH
`;

/** The state of a postcode; undefined if the postcode is unknown or lies in two states. */
function stateOfPostcode(postcode: string): StateCode | undefined {
  if (!/^\d{5}$/.test(postcode)) return undefined;
  for (const [, first = '', last = first, state] of ranges.matchAll(/(\d{5})(?:-(\d{5}))?([A-Z]{2})/g)) {
    if (first <= postcode && postcode <= last) return isStateCode(state) ? state : undefined;
  }
  return undefined;
}

const plain = (text: string | null | undefined): string => text?.trim().toLocaleLowerCase('de') ?? '';

const byName = new Map(Object.entries(federalStates).map(([code, name]) => [plain(name), code as StateCode]));

/** City states whose name is their city's. */
const cityStates: ReadonlySet<string> = new Set(['hamburg', 'bremen', 'berlin']);

interface Place {
  region?: string | null | undefined;
  city?: string | null | undefined;
  zip_code?: string | null | undefined;
}

/**
 * The federal state of a property: from the state's name as `region`, from a city state as `city`, or else from a
 * postcode that lies in one state only. Undefined if the state is not certain; the visitor then chooses it.
 */
export function federalStateOf({ region, city, zip_code }: Place): StateCode | undefined {
  const stateByRegion = byName.get(plain(region));
  if (stateByRegion) return stateByRegion;
  if (cityStates.has(plain(city))) return byName.get(plain(city));
  if (plain(city) === 'bremerhaven') return 'HB';
  return stateOfPostcode(zip_code?.trim() ?? '');
}
