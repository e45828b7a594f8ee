import { Card } from '~/components/ui/card';
import type { ContactSettings } from '~/domain/content/responses';
import { formatPhone } from '~/lib/phone';
import { DetailList } from '../detail-list';
import { RowAction } from '../row-action';

export function ContactRow({ contact: { email, whatsapp, phone, address } }: { contact: ContactSettings }) {
  return (
    <Card aria-labelledby="contact-title" className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="contact-title" className="text-step-1 leading-tight">
          Contact
        </h2>
        <p className="mt-1 mb-3 max-w-read text-ink-soft">
          Shown on the Help page, in the footer and in the policies, with your groups and social media pages.
        </p>
        <DetailList
          missing="Not set"
          facts={[
            ['E-mail', email],
            ['WhatsApp', whatsapp && formatPhone(whatsapp)],
            ['Phone', phone || null],
            ['Address', address || null],
          ]}
        />
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to="/admin/sections/contact" icon="edit" about="contact">
          Edit
        </RowAction>
      </div>
    </Card>
  );
}
