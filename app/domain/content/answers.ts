import { z } from 'zod';

export const instruction = z.object({
  id: z.int(),
  day_name: z.string(),
  instruction: z.string(),
  updated_at: z.iso.datetime(),
});

export const faq = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  is_active: z.boolean(),
});

export const videoResource = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  youtube_link: z.string(),
  category: z.string(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
