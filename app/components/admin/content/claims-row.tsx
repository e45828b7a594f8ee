import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { SiteSettings } from '~/domain/content/site-settings.server';
import { formatTimeOfDay } from '~/lib/time-range';
import { DetailList } from '../detail-list';
import { RowAction } from '../row-action';

/** The founder, the press and the figures. Unset texts do not appear on the home page. */
export function ClaimsRow({ site, testimonials }: { site: SiteSettings; testimonials: number }) {
  return (
    <Card aria-labelledby="claims-title" className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="claims-title" className="text-step-1 leading-tight">
          People and figures
        </h2>
        <p className="mt-1 mb-3 max-w-read text-ink-soft">
          The public pages leave out what is not set.{' '}
          <a href="/" target="_blank" rel="noopener" className="text-neel underline">
            See the home page
          </a>
        </p>
        <DetailList
          missing="Not set"
          facts={[
            ['Founder', site.founder_name],
            ['Press', site.press?.split('\n').join(', ') ?? null],
            ['Figures', site.figures?.split('\n').join(', ') ?? null],
            ['Batches', site.batch_times.map(formatTimeOfDay).join(', ')],
            ['Testimonials', testimonials > 0 ? String(testimonials) : null],
          ]}
        />
        <p className="mt-3">
          <ButtonLink to="/admin/testimonials" variant="quiet">
            Testimonials
          </ButtonLink>
        </p>
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to="/admin/sections/claims" icon="edit" about="people and figures">
          Edit
        </RowAction>
      </div>
    </Card>
  );
}
