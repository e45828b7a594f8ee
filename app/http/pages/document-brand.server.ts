import type { DocumentBrand } from '~/components/ui/use-brand';
import type { App } from '~/context.server';

/**
 * Returns the part of the brand that every page needs. Refreshes the brand if the copy is too old.
 */
export async function loadDocumentBrand({ services }: App): Promise<DocumentBrand> {
  await services.brandStore.refresh();
  const { names, site } = services.brand;
  return { names, logo: site.logo, accent: site.accent };
}
