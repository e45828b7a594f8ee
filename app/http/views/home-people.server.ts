import type { Portrait } from '~/components/art/teacher-portrait';
import type { FriendsView } from '~/components/dashboard/friends-card';
import type { GreetingView } from '~/components/dashboard/home-greeting';
import type { ClassView } from '~/components/dashboard/class-view';
import type { UpcomingClassRow } from '~/domain/classes/queries.server';
import type { OwnCircle, PresentFriend } from '~/domain/friends/own-circle.server';
import { findFace } from '~/domain/members/policy';
import { buildTeacherPhotoUrl, type TeacherProfile } from '~/domain/teachers/todays-teachers.server';
import { type Language, LOCALES } from '~/i18n/languages';
import { getFirstName } from '~/lib/first-name';

/** Maximum number of friends whose names are shown on a class card. */
const MAX_NAMED = 2;

/** Maximum number of friends who can be cheered on the home page. */
const MAX_CHEERED = 3;

/** Adds the teacher's portrait and the friends who joined to the classes of today. */
export function addPeople(
  classes: readonly ClassView[],
  rows: readonly UpcomingClassRow[],
  people: { teachers: ReadonlyMap<string, TeacherProfile> | null; circle: OwnCircle | null; language: Language },
): ClassView[] {
  return classes.map((one) => {
    const instructor = rows.find(({ id }) => id === one.id)?.instructor ?? '';
    const teacher = people.teachers?.get(instructor);
    const friends = people.circle?.present.filter((friend) => friend.classes.includes(one.id)) ?? [];
    return {
      ...one,
      ...(teacher ? { ...toTeacherView(teacher, people.language), teacherName: getFirstName(one.instructor) } : {}),
      ...(friends.length > 0
        ? {
            friends: {
              shown: friends.slice(0, MAX_NAMED).map(toShownFriend),
              more: Math.max(0, friends.length - MAX_NAMED),
            },
          }
        : {}),
    };
  });
}

export function toPortrait(teacher: TeacherProfile): Portrait {
  return { face: teacher.face, photo: buildTeacherPhotoUrl(teacher) };
}

function toTeacherView(teacher: TeacherProfile, language: Language): Pick<ClassView, 'portrait' | 'teacherLine'> {
  const translated = language === 'en' ? undefined : teacher.translations[language]?.line;
  const text = translated ?? teacher.line;
  const isForeign = language !== 'en' && translated === undefined;
  return {
    portrait: toPortrait(teacher),
    ...(text ? { teacherLine: { text, lang: isForeign ? LOCALES.en : undefined } } : {}),
  };
}

function toShownFriend({ name, face }: PresentFriend) {
  return { name: getFirstName(name), face: findFace(face) };
}

export function toFriendsView({ has_friends, has_answered, present }: OwnCircle): FriendsView {
  return {
    hasFriends: has_friends,
    isAsked: !has_answered,
    came: present.slice(0, MAX_CHEERED).map(({ id, current_streak, is_cheered, ...friend }) => ({
      id,
      ...toShownFriend({ id, current_streak, is_cheered, ...friend }),
      streak: current_streak,
      isCheered: is_cheered,
    })),
  };
}

/** Returns the greeting for the time of day. `hour` is from 0 to 23. */
export function toGreeting(hour: number, circle: OwnCircle | null): Omit<GreetingView, 'firstName'> {
  const [latest, ...others] = circle?.cheered_by ?? [];
  return {
    partOfDay: hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening',
    cheered: latest === undefined ? null : { name: getFirstName(latest), more: others.length },
  };
}
