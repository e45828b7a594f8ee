import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import type { MarkedAttendance } from '~/domain/attendance/responses';
import { ATTENDANCE_ALREADY_MARKED_MESSAGE, markAttendance } from '~/domain/attendance/mark-attendance.server';
import { lateJoinSchema, markAttendanceSchema } from '~/domain/attendance/schemas';
import { runGuardedAction } from '~/http/actor.server';
import type { JoinResponse } from '~/components/dashboard/class-view';
import type { ToastKind } from '~/components/ui/toast-provider';
import { redirectWithToast } from '~/http/browser/toast.server';
import type { PageContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import { parseOrThrow, readForm } from '~/http/input.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { toWeekView } from '~/http/views/week-view.server';
import { buildJoinedClassPath } from './home.server';
import { translate } from '~/i18n/messages/translate';
import { untranslated, type Message, t } from '~/i18n/messages/message';

const FAILED = t('Failed to mark attendance. Please try again.');

interface Outcome {
  status: number;
  kind: ToastKind;
  text: Message;
  /** Id of the class. It is also set if attendance had already been marked. */
  classId: number | null;
}

/**
 * Marks attendance and opens the class. Without JavaScript the response redirects to the class,
 * with JavaScript it contains `live_link`. Source: docs/specification/members.md#dashboard.
 */
export function runJoinAction(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, (ctx, app) =>
    readForm(args.request, {}, async ({ text: form, refusal }) => {
      if (refusal) throw refusal;
      const { status, kind, text, classId } = await join(ctx, Object.fromEntries(form));
      const isNew = kind === 'success';
      if (form.has('enhanced')) {
        const toast = { kind, text: translate(ctx.language, text) };
        const live_link = classId === null ? null : `/join/${classId}`;
        const joined = isNew ? { joined: classId, ...(await loadShownWeek(ctx, form)) } : { joined: null };
        return data<JoinResponse>({ toast, live_link, ...joined }, { status });
      }
      if (isNew && classId !== null) throw redirect(buildJoinedClassPath(classId, ctx.clock.now()));
      throw await redirectWithToast(
        classId === null ? '/dashboard' : `/dashboard?open=${classId}`,
        { kind, text },
        app,
      );
    }),
  );
}

/**
 * Returns the week that the confirmation shows, so that the page is not loaded again while many
 * members join. A tap that was sent later shows no confirmation.
 */
async function loadShownWeek(ctx: PageContext, form: FormData): Promise<Pick<JoinResponse, 'week' | 'isShown'>> {
  if (form.has('tapped_after_ms')) return {};
  const week = await loadOrNullOnFailure(ctx, getWeeklyAttendance(ctx));
  return week ? { week: toWeekView(week, ctx.clock.today(), ctx.language), isShown: true } : {};
}

async function join(ctx: PageContext, typed: Record<string, FormDataEntryValue>): Promise<Outcome> {
  try {
    const input = parseOrThrow(markAttendanceSchema, typed);
    const late = 'tapped_after_ms' in typed ? parseOrThrow(lateJoinSchema, typed) : undefined;
    const marked = await markAttendance(ctx, input, late);
    return { status: 200, kind: 'success', text: getCongratulation(marked), classId: input.class_id };
  } catch (error) {
    const { status, userMessage } = toErrorDetails(error, ctx);
    const already = userMessage === ATTENDANCE_ALREADY_MARKED_MESSAGE;
    const text = [400, 404, 409, 429].includes(status) ? userMessage : FAILED;
    return { status, kind: already ? 'warning' : 'error', text, classId: already ? Number(typed.class_id) : null };
  }
}

function getCongratulation({ new_streak, new_title, streak_updated }: MarkedAttendance): Message {
  if (new_title) return t('Attendance marked. You are now {title}.', { title: untranslated(new_title) });
  return streak_updated && new_streak > 1
    ? t('Attendance marked. {count} days in a row.', { count: new_streak })
    : t('Attendance marked. Enjoy the class.');
}
