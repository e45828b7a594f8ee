import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { MarkedAttendance } from '~/domain/attendance/responses';
import { ALREADY_MARKED, markAttendance } from '~/domain/attendance/mark-attendance.server';
import { markAttendanceSchema } from '~/domain/attendance/schemas';
import { parsed } from './api/api-route.server';
import { appOf, visitorContext } from './context.server';
import { messageIn } from '~/i18n/messages/message-in';
import { failureOf } from './error-response.server';
import { languageOf } from './browser/language.server';
import { assertOwnOrigin } from './browser/origin-check.server';
import { actorByCookie } from './browser/session.server';
import { flashToast, type ToastKind } from './browser/toast.server';

const FAILED = 'Failed to mark attendance. Please try again.';

interface Outcome {
  status: number;
  kind: ToastKind;
  text: string;
  /** The class to open: also when attendance was marked before. */
  classId: number | null;
}

/**
 * Joining a class from the dashboard: marks attendance and leads into the class, at once without scripts, through `liveLink` with them. The
 * class opens too when it was joined before. Source: specification 4 and 8.
 */
export async function joinAction(args: ActionFunctionArgs) {
  const app = appOf(args);
  const formData = await args.request.formData().catch(() => new FormData());
  const { status, kind, text, classId } = await join(args, formData);
  if (formData.has('enhanced')) {
    const toast = { kind, text: messageIn(await languageOf(args.request), text) };
    return data({ toast, liveLink: classId === null ? null : `/join/${classId}` }, { status });
  }
  const headers = { 'Set-Cookie': await flashToast({ kind, text }, app) };
  throw redirect(classId === null ? '/dashboard' : `/dashboard?open=${classId}`, { headers });
}

async function join(args: ActionFunctionArgs, formData: FormData): Promise<Outcome> {
  const visitor = visitorContext(args);
  const typed = Object.fromEntries(formData);
  try {
    assertOwnOrigin(args.request, appOf(args));
    const actor = await actorByCookie(args.request, 'member', visitor, appOf(args));
    if (!actor) throw redirect('/login');
    const input = parsed(markAttendanceSchema, typed);
    const marked = await markAttendance({ ...visitor, actor }, input);
    return { status: 200, kind: 'success', text: congratulation(marked), classId: input.class_id };
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, message } = failureOf(error, visitor);
    const already = status === 409 && message === ALREADY_MARKED;
    const text = [400, 404, 409, 429].includes(status) ? message : FAILED;
    return { status, kind: already ? 'warning' : 'error', text, classId: already ? Number(typed.class_id) : null };
  }
}

function congratulation({ new_streak, new_title, streak_updated }: MarkedAttendance): string {
  if (new_title) return `Attendance marked. You are now ${new_title}.`;
  return streak_updated && new_streak > 1
    ? `Attendance marked. ${new_streak} days in a row.`
    : 'Attendance marked. Enjoy the class.';
}
