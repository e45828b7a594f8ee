import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '~/components/ui/button';
import { PageHeader } from '~/components/ui/page-header';
import { MemberPage } from './member-page';

/** Page with one main section, which is on the right on laptops. */
export function SplitPage({
  shell,
  tab,
  title,
  intro,
  beside,
  back,
  figure,
  children,
}: Pick<ComponentProps<typeof MemberPage>, 'shell' | 'tab'> & {
  title: string;
  intro?: ReactNode;
  /** Secondary content. On phones it is below the main section. */
  beside?: ReactNode;
  back?: { to: string; label: string } | undefined;
  /** Drawing that is shown on laptops if there is enough space. */
  figure?: ReactNode;
  children: ReactNode;
}) {
  return (
    <MemberPage shell={shell} {...(tab && { tab })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_36rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16">
        <PageHeader title={title}>{intro}</PageHeader>
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">{children}</div>
        {beside ? <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-1">{beside}</div> : null}
        {back ? (
          <p className="lg:col-start-1">
            <ButtonLink to={back.to} variant="quiet">
              {back.label}
            </ButtonLink>
          </p>
        ) : null}
        {figure ? <div className="self-end max-lg:hidden print:hidden">{figure}</div> : null}
      </div>
    </MemberPage>
  );
}
