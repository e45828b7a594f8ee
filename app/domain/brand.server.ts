import type { Database } from '~/db/client.server';
import type { Testimonial } from '~/db/generated/client';
import type { LocalDate } from '~/lib/calendar';
import { parseSocialMediaPage } from '~/lib/social-media-pages';
import type { BrandSettings, DomainLogger } from './context';
import { readTranslations } from './translations';
import type { Accent } from './content/policy';
import { listBatchTimes } from './batches.server';
import { createDefaultSite, listBrandNames, MAX_TESTIMONIALS, type SiteContent, splitLines } from './brand';
import { NO_POLICIES } from './policy-versions';
import { readPublishedPolicies } from './published-policies.server';

/** Returns the brand of an installation whose staff have saved nothing yet. */
export function createDefaultBrand(settings: Omit<BrandSettings, 'names' | 'site' | 'policies'>): BrandSettings {
  const site = createDefaultSite(settings.name);
  return { ...settings, names: listBrandNames(site), site, policies: NO_POLICIES };
}

/**
 * Reads the name, appearance, texts, contact and policies of the organisation. Values that staff
 * have not saved yet are taken from `defaults`. Policies in `last` are not read again.
 */
export async function readBrand(
  db: Database,
  { defaults, last, today, log }: { defaults: BrandSettings; last: BrandSettings; today: LocalDate; log: DomainLogger },
): Promise<BrandSettings> {
  const [row, contact, testimonials, batch_times, policies] = await Promise.all([
    db.siteSettings.findUnique({ where: { id: 1 } }),
    db.contactSettings.findUnique({ where: { id: 1 } }),
    db.testimonial.findMany({ orderBy: { id: 'asc' }, take: MAX_TESTIMONIALS }),
    listBatchTimes(db),
    readPublishedPolicies({ db, log }, last.policies, today),
  ]);
  const site = row
    ? {
        ...row,
        name: row.name ?? defaults.name,
        accent: row.accent as Accent,
        logo: buildSiteImageUrl('logo', row.logo_key),
        founder_photo: buildSiteImageUrl('founder', row.founder_photo_key),
        translations: readTranslations(row.translations),
      }
    : defaults.site;
  return {
    ...defaults,
    name: site.name,
    names: listBrandNames(site),
    site: { ...pickContent(site), batch_times, testimonials: testimonials.map(toTestimonial) },
    policies,
    whatsappGroupUrl: contact?.whatsapp_group ?? defaults.whatsappGroupUrl,
    telegramChatUrl: contact?.telegram_chat ?? defaults.telegramChatUrl,
    contact: {
      email: contact?.email ?? null,
      whatsapp: contact?.whatsapp ?? null,
      phone: contact?.phone ?? defaults.contact.phone,
      address: contact?.address ?? defaults.contact.address,
      dataProtection: contact?.data_protection ?? defaults.contact.dataProtection,
      grievanceOfficer: contact?.grievance_officer ?? defaults.contact.grievanceOfficer,
      socialPages: parsePages(contact?.social_pages ?? null) ?? defaults.contact.socialPages,
    },
  };
}

/** Returns the URL of an image of the site. It changes with the image, so browsers may cache it. */
export function buildSiteImageUrl(image: 'logo' | 'founder', key: string | null): string | null {
  return key && `/site-image/${image}?v=${encodeURIComponent(key)}`;
}

function toTestimonial({ id, name, age, days, achievement, quote, stars, photo_key, translations }: Testimonial) {
  const photo = buildTestimonialPhotoUrl({ id, photo_key });
  return { id, name, age, days, achievement, quote, stars, photo, translations: readTranslations(translations) };
}

/** Returns the URL of the photo of a testimonial, or null if there is none. */
export function buildTestimonialPhotoUrl({ id, photo_key }: Pick<Testimonial, 'id' | 'photo_key'>): string | null {
  return photo_key && `/testimonial-photo/${id}?v=${encodeURIComponent(photo_key)}`;
}

/** Returns null before staff have saved the contact. */
function parsePages(text: string | null) {
  return text === null ? null : splitLines(text).flatMap((url) => parseSocialMediaPage(url) ?? []);
}

type OwnContent = Omit<SiteContent, 'batch_times' | 'testimonials'>;

/** Leaves out the columns that no page needs, such as the storage keys. */
function pickContent(site: OwnContent): OwnContent {
  return {
    name: site.name,
    short_name: site.short_name,
    tagline: site.tagline,
    copyright: site.copyright,
    signature: site.signature,
    founder_name: site.founder_name,
    founder_role: site.founder_role,
    founder_quote: site.founder_quote,
    founder_story: site.founder_story,
    press: site.press,
    figures: site.figures,
    community_claim: site.community_claim,
    translations: site.translations,
    accent: site.accent,
    logo: site.logo,
    founder_photo: site.founder_photo,
  };
}
