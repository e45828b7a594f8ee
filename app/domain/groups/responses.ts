import { z } from 'zod';

export const communityGroupSchema = z.object({
  id: z.int(),
  title: z.string(),
  link: z.string(),
  capacity: z.int(),
  places_taken: z.int().describe('Members assigned to the group. Deleting an account frees its place.'),
  closed_at: z.iso.datetime().nullable().describe('Time since which no new members are assigned to the group'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.int().describe('Version of the record. If an edit sends an older version, it is refused.'),
});

export type CommunityGroup = z.infer<typeof communityGroupSchema>;
