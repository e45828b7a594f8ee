import { FaceDisc } from '~/components/art/face';
import type { Face } from '~/domain/members/policy';

/** The photo or the drawn face of a teacher, or the first letter of the name. */
export function TeacherPortrait({ name, face, photo }: { name: string; face: Face | null; photo: string | null }) {
  return photo ? (
    <img src={photo} alt="" width="48" height="48" className="size-12 flex-none rounded-full" />
  ) : (
    <FaceDisc name={name} face={face} className="size-12 text-[1.25rem]" />
  );
}
