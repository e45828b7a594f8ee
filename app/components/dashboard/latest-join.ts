import { useEffect } from 'react';
import { useRevalidator } from '@remix-run/react';
import type { ClassView } from './class-view';
import type { OnboardingSteps } from './onboarding';
import type { JoinResult } from './use-join-class';
import type { WeekView } from './week-view';

interface Shown {
  classes: readonly ClassView[] | null;
  week: WeekView | null;
  steps: OnboardingSteps | null;
}

/** Adds the classes that the member has joined since the page was loaded. */
export function addLatestJoin({ classes, week, steps }: Shown, latest: JoinResult['latest']): Shown {
  if (!latest) return { classes, week, steps };
  return {
    classes: classes?.map((one) => (latest.classIds.includes(one.id) ? joinClass(one) : one)) ?? null,
    week: latest.week,
    steps: steps && { ...steps, hasJoined: true },
  };
}

function joinClass(one: ClassView): ClassView {
  if (one.state === 'joined') return one;
  return { ...one, state: 'joined', attendanceCount: one.attendanceCount + 1 };
}

/** Loads the data again as soon as the member returns to this tab, for example after a class. */
export function useReloadOnReturn(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const reload = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    document.addEventListener('visibilitychange', reload);
    window.addEventListener('focus', reload);
    return () => {
      document.removeEventListener('visibilitychange', reload);
      window.removeEventListener('focus', reload);
    };
  }, [isOn, revalidate]);
}
