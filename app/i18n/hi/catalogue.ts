import { authMessages } from './auth';
import { certificateMessages } from './certificate';
import { consentMessages } from './consent';
import { consentNoticeMessages } from './consent-notice';
import { donationMessages } from './donations';
import { helpMessages } from './help';
import { defaultInstructions } from './instructions';
import { interfaceMessages } from './interface';
import { manifestMessages } from './manifest';
import { memberMessages } from './member';
import { formatHindiNumber } from './numbers';
import { reminderLinkMessages } from './reminder-link';
import { policyDocuments } from './policies';
import { profileMessages } from './profile';
import { reminderMessages } from './reminder';
import { replyMessages } from './replies';
import { publicMessages } from './public';
import { waitingPageMessages } from './waiting';
import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
  auth: authMessages,
  certificate: certificateMessages,
  consent: consentMessages,
  consentNotice: consentNoticeMessages,
  donations: donationMessages,
  help: helpMessages,
  instructions: defaultInstructions,
  interface: interfaceMessages,
  manifest: manifestMessages,
  member: memberMessages,
  numbers: formatHindiNumber,
  oneTap: reminderLinkMessages,
  policies: policyDocuments,
  profile: profileMessages,
  reminder: reminderMessages,
  replies: replyMessages,
  site: publicMessages,
  waiting: waitingPageMessages,
};
