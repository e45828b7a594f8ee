import { z } from 'zod';
import { isLocalDate } from '~/lib/calendar';
import { fieldError } from '~/i18n/messages/say';

const INVALID = fieldError('Invalid attendance request');

export const markAttendanceSchema = z.object({
  class_id: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      { error: INVALID },
    )
    .pipe(z.int({ error: INVALID }).min(1).max(2_147_483_647)),
  attendance_date: z.string({ error: INVALID }).refine(isLocalDate, INVALID),
});
