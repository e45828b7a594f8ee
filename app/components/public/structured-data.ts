import { CONTACT, SOCIAL_PAGES } from '~/i18n/contact';

type Thing = Record<string, unknown>;

/** The movement, for search engines. */
export function organizationData(siteUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: 'Sangha',
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    telephone: CONTACT.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${CONTACT.street}, ${CONTACT.locality}`,
      addressLocality: CONTACT.city,
      postalCode: CONTACT.postalCode,
      addressCountry: 'IN',
    },
    sameAs: SOCIAL_PAGES.map(({ url }) => url),
  };
}

/** The questions that the home page answers. */
export function faqData(faqs: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The challenge as an event: fourteen mornings from the day given, online and free. */
export function challengeData(siteUrl: string, { starts, ends }: { starts: string; ends: string }): Thing {
  const url = `${siteUrl}/landing`;
  return {
    '@type': 'Event',
    name: '14-day online morning yoga challenge',
    description: 'Fourteen mornings of live yoga with a teacher, free for everyone.',
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: `${siteUrl}/preview.png`,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR', availability: 'https://schema.org/InStock', url },
    organizer: { '@type': 'Organization', name: 'Sangha', url: siteUrl },
  };
}
