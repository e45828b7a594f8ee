import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { PageHeader } from '~/components/ui/page-header';
import { MemberPage } from './member-page';

/** A page of the member area with one form in a narrow column, and the way back where the form itself has none. */
export function FormPage({
  shell,
  tab,
  title,
  intro,
  back,
  children,
}: Pick<ComponentProps<typeof MemberPage>, 'shell' | 'tab'> & {
  title: string;
  intro?: string;
  back?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <MemberPage shell={shell} {...(tab && { tab })}>
      <div className="mx-auto grid max-w-[460px] grid-cols-[minmax(0,1fr)] gap-5 lg:mx-0">
        <PageHeader title={title}>{intro}</PageHeader>
        {children}
        {back ? (
          <p>
            <ButtonLink to={back.to} variant="quiet">
              {back.label}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </MemberPage>
  );
}
