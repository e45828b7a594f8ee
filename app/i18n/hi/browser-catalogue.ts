import { authMessages } from './auth';
import { consentMessages } from './consent';
import { consentNoticeMessages } from './consent-notice';
import { donationMessages } from './donations';
import { helpMessages } from './help';
import { interfaceMessages } from './interface';
import { memberMessages } from './member';
import { profileMessages } from './profile';
import type { Catalogue } from '../catalogue';
import type { BrowserPart } from '../screen-messages';

export const browserCatalogue: Pick<Catalogue, BrowserPart> = {
  auth: authMessages,
  consent: consentMessages,
  consentNotice: consentNoticeMessages,
  donations: donationMessages,
  help: helpMessages,
  interface: interfaceMessages,
  member: memberMessages,
  profile: profileMessages,
};
