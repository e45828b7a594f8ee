import { z } from 'zod';

const friendId = z.coerce.number({ error: 'Invalid request' }).int().min(1).max(2_147_483_647);

export const cheerFriendSchema = z.object({ friend_id: friendId });
