import type { Translated } from '~/i18n/translated';

/** Messages of the UI components that any page can use. */
export const interfaceMessages = {
  /** Labels of shared controls, such as the skip link, the copy button and the pagination. */
  controls: {
    skip: 'Skip to content',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Failed to copy to clipboard',
    newTab: '(opens in a new tab)',
    inEnglish: 'In English',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    countryCode: 'Country code',
    searchCountries: 'Search countries',
    countryOrCode: 'Country or code',
    countries: 'Countries',
    otherCountry: 'Number from another country? Begin with + and the country code.',
    countryCount: '{count} countries',
    noCountries: 'No countries found',
    loadingCountries: 'Loading countries...',
    previousPage: 'Previous',
    nextPage: 'Next',
    page: 'Page {number}',
  },
  /** Messages of the error summary and of toasts. */
  notices: {
    counts: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    oneToFix: '{count} thing to fix',
    manyToFix: '{count} things to fix',
    success: 'Done',
    warning: 'Note',
    error: 'Error',
    info: 'Note',
    dismiss: 'Dismiss',
  },
  /** Texts of error pages and messages for failed requests. */
  notes: {
    siteTitle: '{brand}: free live yoga every day',
    siteText: 'A free online yoga movement for India: live classes, streaks, titles and friends.',
    notFoundPage: 'Page not found, {brand}',
    failurePage: 'Something went wrong, {brand}',
    notFoundTitle: 'Page not found (404).',
    notFoundText: 'The sun is still coming up.',
    goHome: 'Go back home',
    failureTitle: 'Something went wrong',
    dashboardFailed: 'Failed to load user profile',
    profileFailed: 'Error loading profile. Please try again.',
    failureText: 'Nothing is lost. Please try again in a moment.',
    unreachable: 'Network error. Please check your connection.',
    profileUnread: 'Failed to fetch user profile',
    register: 'Registration failed. Please try again.',
    otp: 'Failed to send OTP. Please check your phone number.',
    resend: 'Failed to resend OTP.',
    profile: 'Failed to update profile. Please try again.',
    tryAgain: 'Try Again',
  },
} as const;

export type InterfaceMessages = Translated<typeof interfaceMessages>;
