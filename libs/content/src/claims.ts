/** Marketing claims (visitor-area §1). The stars may only be displayed together with `reviewNote`. */
export const claims = {
  experience: 'Über 15 Jahre Erfahrung',
  duration: 'In 2 Minuten angefragt',
  price: '100 % kostenlos',
  stars: '5,0 von 5 Sternen',
  success: 'Verkäufer zahlen nur im Erfolgsfall',
} as const;
