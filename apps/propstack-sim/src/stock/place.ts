export interface Place {
  city: string;
  district: string | null;
  zip: string;
  lat: number;
  lng: number;
  country: 'DEU' | 'ESP';
  region: string;
  /** What makes people want to live there; opens the location note. */
  praise: string;
}
