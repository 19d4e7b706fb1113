export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The path from the home page to this page. */
export function breadcrumbsLd(publicUrl: URL, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Startseite', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, publicUrl).href,
    })),
  };
}
