import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TeacherPortrait } from '~/components/admin/classes/teacher-portrait';
import { InlineForm } from '~/components/admin/content/inline-form';
import { BilingualFields } from '~/components/admin/content/bilingual-fields';
import { listTranslationFieldNames, type TranslationFieldName } from '~/components/admin/content/translation-fields';
import { VersionField } from '~/components/admin/version-field';
import { getInitialText, type FieldMeta } from '~/components/ui/field-meta';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { FileField } from '~/components/ui/file-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { FACES } from '~/domain/members/policy';
import {
  createTeacher,
  getTeacher,
  TEACHER_NOT_FOUND_MESSAGE,
  type Teacher,
  updateTeacher,
} from '~/domain/teachers/teachers.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const schema = () => import('~/domain/teachers/schemas').then(({ teacherFormSchema }) => teacherFormSchema);

export const meta: MetaFunction = () => [{ title: 'Edit teacher, admin' }];

const LIST = '/admin/teachers';
const LABELS = { name: 'Name', line: 'One line about the teacher' };
const TEXTS = [
  { field: 'name', label: LABELS.name, maxLength: 120, required: true },
  { field: 'line', label: LABELS.line, maxLength: 200 },
] as const;

type Name = 'name' | 'line' | 'face' | 'photo' | 'remove_photo' | TranslationFieldName<'name' | 'line'>;

const NEW = 'new';

const route = defineFormRoute({
  access: 'admin',
  permissions: createTeacher.permissions,
  load: async ({ ctx, params: { teacherId } }) => ({
    row: teacherId === NEW ? null : await getTeacher(ctx, parsePathId(teacherId, TEACHER_NOT_FOUND_MESSAGE)),
  }),
  schema,
  upload: { photo: 'teacher_photo' },
  failureMessage: ({ teacherId }) =>
    untranslated(`Failed to ${teacherId === NEW ? 'add' : 'update'} teacher. Please try again.`),
  handle: async ({ ctx, value, files: { photo }, params: { teacherId } }) => {
    if (teacherId === NEW) await createTeacher(ctx, value, photo);
    else await updateTeacher(ctx, parsePathId(teacherId, TEACHER_NOT_FOUND_MESSAGE), value, photo);
    return { message: untranslated(`Teacher ${teacherId === NEW ? 'added' : 'updated'} successfully`), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function TeacherPage() {
  const { row: teacher } = useLoaderData<typeof loader>();
  return <TeacherForm key={teacher?.id} teacher={teacher} />;
}

function TeacherForm({ teacher }: { teacher: Teacher | null }) {
  const { form, fields, reply } = useServerForm<Name>({
    schema,
    id: 'teacher',
    unreachable: 'Failed to save teacher. Please try again.',
    defaultValue: {
      name: teacher?.name ?? '',
      line: teacher?.line ?? '',
      face: teacher?.face ?? '',
      translations: teacher?.translations ?? {},
    },
  });
  return (
    <InlineForm
      title={teacher ? 'Edit teacher' : 'Add teacher'}
      form={form}
      fields={[
        fields.name,
        fields.line,
        fields.face,
        fields.photo,
        ...listTranslationFieldNames(TEXTS).map((name) => fields[name]),
      ]}
      labels={LABELS}
      reply={reply}
      closeTo={LIST}
      submit={teacher ? 'Save changes' : 'Add teacher'}
      encType="multipart/form-data"
    >
      {teacher ? <VersionField version={teacher.version} reply={reply} /> : null}
      <BilingualFields texts={TEXTS} fields={fields} />
      <FaceChoice field={fields.face} name={teacher?.name ?? 'A'} />
      <FileField
        label="Photo"
        field={fields.photo}
        accept="image/jpeg,image/png,image/webp"
        hint={
          teacher?.photo
            ? 'There is one; another replaces it. Up to 2MB'
            : 'Optional: JPG, PNG or WEBP, up to 2MB. It is cut to a square and shown instead of the drawing.'
        }
      />
      {teacher?.photo ? (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={teacher.photo}
            alt={`Photo of ${teacher.name}`}
            width="96"
            height="96"
            className="size-24 rounded-full"
          />
          <CheckboxField field={fields.remove_photo}>Remove the photo</CheckboxField>
        </div>
      ) : null}
    </InlineForm>
  );
}

function FaceChoice({ field, name }: { field: FieldMeta; name: string }) {
  const chosen = getInitialText(field);
  const faces = [
    { value: '', face: null, label: 'First letter' },
    ...FACES.map((face, index) => ({ value: face, face, label: `Drawing ${index + 1}` })),
  ];
  return (
    <fieldset key={field.key} className="min-w-0 sm:col-span-2">
      <legend className="text-small font-semibold">Portrait</legend>
      <div className="mt-1 flex flex-wrap gap-x-5 gap-y-2">
        {faces.map(({ value, face, label }) => (
          <label key={value} className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-2.5">
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={chosen === value}
              className="radio-dot"
            />
            <TeacherPortrait name={name} face={face} photo={null} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
