import { z } from 'zod';

export const communityGroupSchema = z.object({
  id: z.int(),
  title: z.string(),
  link: z.string(),
  capacity: z.int(),
  places_taken: z.int().describe('Members who were assigned to it; deleting an account frees its place'),
  closed_at: z.iso.datetime().nullable().describe('Since when nobody new is led there'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int().describe('What an edit starts from: sent along, an edit of an older one is refused'),
});

export type CommunityGroup = z.infer<typeof communityGroupSchema>;
