import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { useHydrated } from '~/components/ui/use-hydrated';

/** Prints the page. Without scripts, staff can print with the browser's menu. */
export function PrintButton() {
  return useHydrated() ? (
    <span className="print:hidden">
      <Button type="button" variant="quiet" onClick={() => print()}>
        <Icon glyph={Printer} />
        Print
      </Button>
    </span>
  ) : null;
}
