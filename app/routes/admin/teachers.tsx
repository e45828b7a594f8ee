import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { TeacherPortrait } from '~/components/admin/classes/teacher-portrait';
import { RowAction } from '~/components/admin/row-action';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { createTeacher, listTeachers } from '~/domain/teachers/teachers.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { ENGLISH_LANGUAGE_NAMES, HOME_LANGUAGE, LOCALES } from '~/i18n/languages';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Teachers, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, createTeacher.permissions, async (ctx) => ({ teachers: await listTeachers(ctx) }));
}

function localName(translations: Partial<Record<string, { name?: string | undefined }>>): string | undefined {
  return translations[HOME_LANGUAGE]?.name;
}

export default function TeachersPage() {
  const { teachers } = useLoaderData<typeof loader>();
  const actions = (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink to="/admin/classes" variant="quiet">
        Live classes
      </ButtonLink>
      <AddLink to="/admin/teachers/new">Add teacher</AddLink>
    </div>
  );
  return (
    <>
      <PageHeader title="Teachers" action={actions}>
        A new name also applies to all classes of the teacher.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        {teachers.length > 0 ? (
          <Card padded={false} aria-label="All teachers">
            <ul>
              {teachers.map(({ id, name, line, face, photo, translations, upcoming_classes: upcoming }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair px-4 py-2.5 last:border-b-0"
                >
                  <TeacherPortrait name={name} face={face} photo={photo} />
                  <div className="min-w-0 flex-[1_1_12rem]">
                    <h2 className="font-text text-body font-semibold tracking-normal break-words">
                      {name}
                      {localName(translations) ? (
                        <span lang={LOCALES[HOME_LANGUAGE]} className="font-normal text-ink-soft">
                          {' '}
                          {localName(translations)}
                        </span>
                      ) : (
                        <span className="text-small font-normal text-haldi">
                          {' '}
                          no {ENGLISH_LANGUAGE_NAMES[HOME_LANGUAGE]} name
                        </span>
                      )}
                    </h2>
                    <p className="text-small break-words text-ink-soft">
                      {line ? `${line} · ` : null}
                      Upcoming classes: {formatCount(upcoming)}
                    </p>
                  </div>
                  <RowAction to={`/admin/teachers/${id}`} icon="edit" about={name}>
                    Edit
                  </RowAction>
                </li>
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="No teachers yet" action={actions}>
            A teacher is also added with the first class.
          </EmptyState>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch teachers. Please try again." />;
}
