import { crossLanguageLabels } from './cross-language';
import { commonMessages } from './messages/common';
import { authMessages } from './messages/auth';
import { donationMessages } from './messages/donations';
import { practiceMessages } from './messages/practice';

/** Translations of server messages by their English text; `{names}` are parameters. */
export const messages = {
  ...commonMessages,
  ...authMessages,
  ...practiceMessages,
  ...crossLanguageLabels.titles,
  ...donationMessages,
} as const;
