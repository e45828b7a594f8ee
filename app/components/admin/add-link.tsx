import type { ReactNode } from 'react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';

export function AddLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} preventScrollReset>
      <Icon glyph={Plus} />
      {children}
    </ButtonLink>
  );
}
