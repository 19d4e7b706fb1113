export interface Place {
  city: string;
  district: string | null;
  zip: string;
  lat: number;
  lng: number;
  country: 'DEU' | 'ESP';
  region: string;
  /** The attraction of the place; the location note starts with it. */
  praise: string;
}
