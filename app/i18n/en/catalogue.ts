import { browserCatalogue } from './browser-catalogue';
import { certificateMessages } from './certificate';
import { defaultInstructions } from './instructions';
import { manifestMessages } from './manifest';
import { formatEnglishNumber } from './numbers';
import { reminderLinkMessages } from './reminder-link';
import { policyDocuments } from './policies';
import { reminderMessages } from './reminder';
import { replyMessages } from './replies';
import { publicMessages } from './public';
import { waitingPageMessages } from './waiting';

export const catalogue = {
  ...browserCatalogue,
  certificate: certificateMessages,
  instructions: defaultInstructions,
  manifest: manifestMessages,
  numbers: formatEnglishNumber,
  oneTap: reminderLinkMessages,
  policies: policyDocuments,
  reminder: reminderMessages,
  replies: replyMessages,
  site: publicMessages,
  waiting: waitingPageMessages,
};
