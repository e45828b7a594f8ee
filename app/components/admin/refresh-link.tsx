import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';

/** Link that loads the current list or figures again. */
export function RefreshLink({ to, reloadDocument = false }: { to: string; reloadDocument?: boolean }) {
  return (
    <ButtonLink to={to} reloadDocument={reloadDocument} preventScrollReset variant="quiet">
      <Icon glyph={RefreshCw} />
      Refresh
    </ButtonLink>
  );
}
