const inactive = {
  name: 'Inaktiv',
  position: 6,
  color: '#6B6B6B',
  nonpublic: true,
  remove_from_portal: true,
  disable_expose_landing_page: true,
  exclude_from_search_profile_matching: true,
};

/** The five statuses of properties. In real accounts their ids differ, but names and order are the same. */
export const statuses = [
  { id: 170239, name: 'Akquise', position: 1, color: '#8A8F94', nonpublic: true },
  { id: 170240, name: 'Vorbereitung', position: 2, color: '#C9A227', nonpublic: false },
  { id: 170241, name: 'Vermarktung', position: 3, color: '#2E7D5B', nonpublic: false },
  { id: 170242, name: 'Reserviert', position: 4, color: '#DC143C', nonpublic: false },
  { id: 170243, name: 'Abgeschlossen', position: 5, color: '#1F323E', nonpublic: false },
].map((status) => ({
  ...status,
  remove_from_portal: status.id === 170239 || status.id === 170243,
  disable_expose_landing_page: status.id === 170239,
  exclude_from_search_profile_matching: status.id !== 170241,
}));

/** The status with this id. An unknown id stands for a custom status, as some accounts have, which is inactive. */
export const statusOf = (id: number) => statuses.find((status) => status.id === id) ?? { ...inactive, id };
