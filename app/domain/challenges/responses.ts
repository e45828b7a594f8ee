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
      state: z.enum(CHALLENGE_STATES).describe('How the member stands in it; ended: by staff, before its time'),
      day: z.int().describe('The day that it is, 0 before the first'),
      certificate: z.string().nullable().describe('The code of its certificate, once that was asked for'),
      misses_left: z.int().describe('Class days that may still be missed'),
      days: z
        .array(z.object({ date: z.iso.date().nullable(), state: z.enum(CHALLENGE_DAY_STATES) }))
        .describe('Without a date where the class is not announced yet'),
    })
    .nullable()
    .describe('The one joined last'),
  open: challenge.nullable().describe('The one to be joined, where none goes on for the member'),
});

export const challengeCertificateSchema = z.object({
  code: z.string().describe('Twelve letters and digits in groups of four'),
  url: z.url().describe('Where anybody reads it; `/pdf` behind it is the same to be printed'),
});
