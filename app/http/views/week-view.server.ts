import type { WeekView } from '~/components/dashboard/week-view';
import type { WeeklyAttendance } from '~/domain/attendance/responses';
import { type Language, LOCALES } from '~/i18n/languages';
import { formatDayAndMonth } from '~/lib/date-text';

type Mark = WeekView['days'][number]['mark'];
type Day = WeeklyAttendance['weekly_calendar'][number];

export function toWeekView({ weekly_calendar, stats }: WeeklyAttendance, today: string, language: Language): WeekView {
  const days = weekly_calendar.map((day) => ({
    date: day.date,
    mark: toDayState(day, day.date === today),
    isToday: day.date === today,
  }));
  const attended = days.filter(({ mark }) => mark === 'attended').length;
  const isBroken = days.some(({ mark }) => mark === 'missed');
  return {
    days,
    totalDays: stats.total_days,
    totalClasses: stats.total_classes,
    currentStreak: stats.current_streak,
    rate: stats.weekly_attendance_rate,
    isOlder: !isBroken && stats.current_streak > attended,
    restedOn: stats.rested_on,
    pausedUntil: stats.paused_until && formatDayAndMonth(stats.paused_until, LOCALES[language]),
  };
}

function toDayState({ status, streak_status }: Day, isToday: boolean): Mark {
  if (streak_status) return streak_status;
  if (status === 'no_class') return 'none';
  return isToday && status === 'upcoming' ? 'today' : 'upcoming';
}
