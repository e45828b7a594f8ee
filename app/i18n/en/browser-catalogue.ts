import { authMessages } from './auth';
import { consentMessages } from './consent';
import { consentNoticeMessages } from './consent-notice';
import { donationMessages } from './donations';
import { helpMessages } from './help';
import { interfaceMessages } from './interface';
import { memberMessages } from './member';
import { profileMessages } from './profile';

/** The messages that browsers load, in one file for each language. */
export const browserCatalogue = {
  auth: authMessages,
  consent: consentMessages,
  consentNotice: consentNoticeMessages,
  donations: donationMessages,
  help: helpMessages,
  interface: interfaceMessages,
  member: memberMessages,
  profile: profileMessages,
};
