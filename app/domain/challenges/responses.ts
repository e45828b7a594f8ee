import { z } from 'zod';
import { translationField } from '../translations';
import { CHALLENGE_DAY_STATES, CHALLENGE_STATES } from './policy';

const challenge = z.object({
  id: z.int(),
  title: z.string(),
  starts_on: z.iso.date().describe('A Monday'),
  length: z.int().describe('14 or 21 class days'),
  translation: translationField,
});

export const ownChallengeSchema = z.object({
  challenge: challenge
    .extend({
      joined_on: z.iso.date(),
      state: z
        .enum(CHALLENGE_STATES)
        .describe('Progress of the member. `ended` means that staff ended the challenge early.'),
      day: z.int().describe('Number of the current day; 0 before the first day'),
      certificate: z.string().nullable().describe('Code of the certificate; null if none was requested'),
      misses_left: z.int().describe('Number of class days that the member can still miss'),
      days: z
        .array(z.object({ date: z.iso.date().nullable(), state: z.enum(CHALLENGE_DAY_STATES) }))
        .describe('The days of the challenge. The date is null if the class is not announced yet.'),
    })
    .nullable()
    .describe('The challenge that the member joined last'),
  open: challenge.nullable().describe('The challenge that the member can join; null during another challenge'),
});

export const challengeCertificateSchema = z.object({
  code: z.string().describe('Twelve letters and digits in groups of four'),
  url: z.url().describe('Public URL of the certificate. Append `/pdf` for the PDF file.'),
});
