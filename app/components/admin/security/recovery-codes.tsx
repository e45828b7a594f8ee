import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { Button } from '~/components/ui/button';
import { CopyButton } from '~/components/ui/copy-button';
import { Icon } from '~/components/ui/icon';
import { useHydrated } from '~/components/ui/use-hydrated';

/** Shows new recovery codes, which staff print or copy. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const hydrated = useHydrated();
  return (
    <div className="grid gap-3" role="status">
      <p className="font-semibold">These are shown this once.</p>
      <ol translate="no" className="grid list-inside list-decimal gap-1 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[1.125rem] tracking-wide">{code}</code>
          </li>
        ))}
      </ol>
      {hydrated ? (
        <div className="flex flex-wrap gap-2.5 print:hidden">
          <Button type="button" variant="quiet" onClick={() => print()}>
            <Icon glyph={Printer} />
            Print
          </Button>
          <CopyButton text={codes.join('\n')} />
        </div>
      ) : null}
    </div>
  );
}
