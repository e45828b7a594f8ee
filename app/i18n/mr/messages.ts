import { labelsForOtherLanguages } from './cross-language';
import { commonServerMessages } from './messages/common';
import { authServerMessages } from './messages/auth';
import { donationServerMessages } from './messages/donations';
import { practiceServerMessages } from './messages/practice';

/**
 * Translations of server messages. The keys are the English texts, and `{names}` in braces are
 * parameters.
 */
export const serverMessages = {
  ...commonServerMessages,
  ...authServerMessages,
  ...practiceServerMessages,
  ...labelsForOtherLanguages.titles,
  ...donationServerMessages,
} as const;
