/** Marketing claims (visitor-area §1); '5.0 Sterne' stands only where `reviewNote` stands too. */
export const claims = {
  experience: 'Über 15 Jahre Erfahrung',
  duration: 'Bewertung in 2 Minuten',
  price: '100% kostenlos',
  stars: '5.0 Sterne',
  success: 'Verkäufer zahlen nur im Erfolgsfall',
} as const;
