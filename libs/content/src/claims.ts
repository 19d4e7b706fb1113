export interface Claim {
  /** The few characters set large. */
  readonly value: string;
  readonly label: string;
}

/** Marketing claims (visitor-area §1); '5.0 Sterne' stands only where `reviewNote` stands too. */
export const claims = {
  experience: { value: '15+', label: 'Über 15 Jahre Erfahrung' },
  duration: { value: '2 Min.', label: 'Bewertung in 2 Minuten' },
  price: { value: '100%', label: '100% kostenlos' },
  stars: { value: '5.0', label: '5.0 Sterne' },
  success: { value: '0 €', label: 'Verkäufer zahlen nur im Erfolgsfall' },
} as const satisfies Readonly<Record<string, Claim>>;
