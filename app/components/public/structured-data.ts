import type { ContactDetails } from '~/domain/context';
import { type Language, LOCALES, localizePath, getPreviewImagePath } from '~/i18n/languages';
import type { NamespaceMessages } from '~/i18n/screen-messages';

type Thing = Record<string, unknown>;

interface Organization {
  siteUrl: string;
  brandName: string;
  brandLogo: string | null;
  contact: ContactDetails;
}

/** Returns structured data about the organisation, for search engines. */
export function buildOrganizationStructuredData(
  { siteUrl, brandName, brandLogo, contact: { phone, address, socialPages } }: Organization,
): Thing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: brandName,
    url: siteUrl,
    logo: `${siteUrl}${brandLogo ?? '/icon-512.png'}`,
    ...(phone ? { telephone: phone } : {}),
    ...(address ? { address } : {}),
    sameAs: socialPages.map(({ url }) => url),
  };
}

interface FaqEntry {
  question: string;
  answer: string;
  /** Languages of texts that are not translated yet. */
  langs?: { question?: string; answer?: string };
}

/** Returns structured data about the questions on the home page, for search engines. */
export function buildFaqStructuredData(faqs: readonly FaqEntry[], language: Language): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer, langs }) => ({
      '@type': 'Question',
      inLanguage: langs?.answer ?? langs?.question ?? LOCALES[language],
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Returns structured data about the challenge: an online event of fourteen days that is free of
 * charge.
 */
export function buildChallengeStructuredData(
  { siteUrl, brandName }: Pick<Organization, 'siteUrl' | 'brandName'>,
  language: Language,
  { starts, ends, event }: { starts: string; ends: string; event: NamespaceMessages<'site.landing'>['event'] },
): Thing {
  const url = `${siteUrl}${localizePath(language, '/landing')}`;
  const { name, description } = event;
  return {
    '@type': 'Event',
    name,
    description,
    inLanguage: LOCALES[language],
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: `${siteUrl}${getPreviewImagePath(language)}`,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR', availability: 'https://schema.org/InStock', url },
    organizer: { '@type': 'Organization', name: brandName, url: siteUrl },
  };
}
