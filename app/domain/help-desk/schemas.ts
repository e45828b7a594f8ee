import { z } from 'zod';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { isLocalDate } from '~/lib/calendar';
import { rowIdSchema, rowVersionSchema } from '~/lib/whole-number';
import { createPhoneSchema, oneTimeCodeField } from '../phone-fields';
import { createOptionalTextField, createPersonNameField, createRequiredTextField } from '../text-fields';
import { MAX_REPLY_LENGTH } from './policy';

const reason = createRequiredTextField('Please say why', 300);

/** An action on a member that needs only a reason. */
export const helpReasonSchema = z.object({ reason });

export const correctNameSchema = z.object({
  name: createPersonNameField(encodeFieldMessage('Please enter your name'), 100),
  reason,
});

export const excuseMemberDaySchema = z.object({
  day: z.string({ error: 'Please choose a day' }).refine(isLocalDate, 'Please choose a day'),
  reason,
});

export const requestPhoneMoveSchema = createPhoneSchema({ reason });

export const verifyPhoneMoveCodeSchema = z.object({ otp: oneTimeCodeField });

/** `seen_phone` is the phone on the page of the second person, in E.164 format. */
export const approvePhoneMoveSchema = z.object({ seen_phone: z.string({ error: 'Open the page again' }).max(20) });

const timelineKind = z.enum(['classes', 'donations', 'messages', 'logins', 'referrals', 'staff']);

/** `before` is the cursor at which the previous page ended, in milliseconds since 1970. */
export const memberTimelineSchema = z.object({
  show: timelineKind.optional().catch(undefined),
  before: z
    .string()
    .regex(/^\d{1,14}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

/**
 * `before` is the cursor at which the previous page ended. `q` searches the messages to us by their
 * words and by the name of the member. `unanswered` lists only those that nobody has answered.
 * `reply` is the message to which staff are writing a reply, and `answer` the saved answer in it.
 */
export const messageListSchema = z.object({
  q: createOptionalTextField(100).optional().catch(undefined),
  show: z.enum(['reminders', 'failed', 'inbound']).optional().catch(undefined),
  unanswered: z
    .literal('1')
    .transform(() => true)
    .optional()
    .catch(undefined),
  before: z
    .string()
    .regex(/^\d{1,14}\.\d{1,18}$/)
    .optional()
    .catch(undefined),
  reply: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .catch(undefined),
  answer: rowIdSchema.optional().catch(undefined),
});

const messageId = z
  .string({ error: 'Open the page again' })
  .regex(/^\d{1,18}$/, 'Open the page again')
  .transform(BigInt);

export const answeredMessageSchema = z.object({ message_id: messageId });

// Browsers send line breaks as CRLF, but count one character.
const createAnswerField = (message: string) =>
  z
    .string({ error: message })
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .pipe(createRequiredTextField(message, MAX_REPLY_LENGTH));

/** `replies` is the number of replies to all messages of the phone when the page was opened. */
export const replyToMessageSchema = z.object({
  message_id: messageId,
  replies: z
    .string({ error: 'Open the page again' })
    .regex(/^\d{1,4}$/, 'Open the page again')
    .transform(Number),
  text: createAnswerField('Please write a reply'),
});

export const savedAnswerSchema = z.object({
  name: createRequiredTextField('Please enter a name', 80),
  text: createAnswerField('Please enter the text'),
  version: rowVersionSchema,
});
