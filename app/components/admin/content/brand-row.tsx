import { Card } from '~/components/ui/card';
import type { SiteSettings } from '~/domain/content/site-settings.server';
import { RowAction } from '../row-action';
import { BrandPreview } from './brand-preview';

export function BrandRow({ site, brandName }: { site: SiteSettings; brandName: string }) {
  return (
    <Card aria-labelledby="brand-title" className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="brand-title" className="text-step-1 leading-tight">
          Brand
        </h2>
        <p className="mt-1 mb-3 max-w-read text-ink-soft">
          Your name, logo and colour on every page, message, picture, certificate and receipt.
          {site.name === null ? ' Nothing is saved yet.' : null}
        </p>
        <BrandPreview name={brandName} tagline={site.tagline ?? ''} logo={site.logo} accent={site.accent} />
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to="/admin/sections/brand" icon="edit" about="brand">
          Edit
        </RowAction>
      </div>
    </Card>
  );
}
