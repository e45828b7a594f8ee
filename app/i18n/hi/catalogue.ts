import { browserCatalogue } from './browser-catalogue';
import { certificateMessages } from './certificate';
import { defaultInstructions } from './instructions';
import { manifestMessages } from './manifest';
import { formatHindiNumber } from './numbers';
import { reminderLinkMessages } from './reminder-link';
import { policyDocuments } from './policies';
import { reminderMessages } from './reminder';
import { replyMessages } from './replies';
import { publicMessages } from './public';
import { waitingPageMessages } from './waiting';
import type { Catalogue } from '../catalogue';

export const catalogue: Catalogue = {
  ...browserCatalogue,
  certificate: certificateMessages,
  instructions: defaultInstructions,
  manifest: manifestMessages,
  numbers: formatHindiNumber,
  oneTap: reminderLinkMessages,
  policies: policyDocuments,
  reminder: reminderMessages,
  replies: replyMessages,
  site: publicMessages,
  waiting: waitingPageMessages,
};
