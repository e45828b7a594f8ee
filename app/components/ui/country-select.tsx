import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { joinClassNames } from './class-names';
import type { Country } from '~/lib/countries';
import { DialCodeWithFlag } from './dial-code-with-flag';
import { getControlProps, type FieldMeta } from './field-meta';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';
import { useMessages } from './use-messages';

const CountryPicker = lazy(() => import('./country-picker'));

const face =
  'flex h-full min-h-12 w-full items-center gap-2 rounded-field border-[1.5px] border-edge bg-leaf pr-2.5 pl-[0.8rem] ' +
  'group-has-[[aria-invalid]]/phone:border-2 group-has-[[aria-invalid]]/phone:border-sindoor ' +
  '@min-[14rem]:rounded-r-none @min-[14rem]:border-r-0 @min-[14rem]:group-has-[[aria-invalid]]/phone:border-r-0';

/**
 * A native select of dial codes. With JavaScript it is replaced by a searchable picker with flags.
 */
export function CountrySelect({
  field,
  countries,
  selected,
  onSelect,
}: {
  field: FieldMeta;
  countries: readonly Country[];
  selected: Country;
  onSelect: (country: Country) => void;
}) {
  const messages = useMessages('interface.controls');
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const announcedCode = useRef(selected.code);
  const options = countries.some(({ code }) => code === selected.code) ? countries : [...countries, selected];

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (panel.current?.contains(target) || opener.current?.contains(target));
      if (!inside) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  // Dispatches a change event when a country is chosen in the picker, as a native select does.
  useEffect(() => {
    if (announcedCode.current === selected.code) return;
    announcedCode.current = selected.code;
    select.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [selected.code]);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <div className="relative has-[select:focus-visible]:outline-3 has-[select:focus-visible]:outline-focus">
        {hydrated ? (
          <button
            ref={opener}
            type="button"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-label={`${messages.countryCode}, ${selected.name} ${selected.dialCode}`}
            onClick={() => setOpen(!open)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
            className={face}
          >
            <DialCodeWithFlag country={selected} />
            <Icon glyph={ChevronDown} size="s" className="ml-auto" />
          </button>
        ) : (
          <span aria-hidden="true" className={joinClassNames(face, 'noscript:hidden')}>
            <DialCodeWithFlag country={selected} />
            <Icon glyph={ChevronDown} size="s" className="ml-auto" />
          </span>
        )}
        <select
          ref={select}
          {...getControlProps(field)}
          aria-label={messages.countryCode}
          autoComplete="tel-country-code"
          hidden={hydrated}
          value={selected.code}
          onChange={(event) => {
            const country = options.find(({ code }) => code === event.target.value);
            if (country) onSelect(country);
          }}
          className="absolute inset-0 w-full opacity-0 noscript:static noscript:h-full noscript:min-h-12 noscript:rounded-field noscript:border-[1.5px] noscript:border-edge noscript:bg-leaf noscript:pl-2 noscript:opacity-100 noscript:@min-[14rem]:w-36 noscript:@min-[14rem]:max-w-[42vw] noscript:@min-[14rem]:rounded-r-none noscript:@min-[14rem]:border-r-0"
        >
          {options.map(({ code, name, dialCode }) => (
            <option key={code} value={code}>
              {`${dialCode} ${name}`}
            </option>
          ))}
        </select>
      </div>
      {open ? (
        <div
          ref={panel}
          className="absolute inset-x-0 top-full mt-1 rounded-field border-[1.5px] border-edge bg-leaf-high shadow-(--shadow-lift)"
        >
          <Suspense fallback={<p className="p-4 text-ink-soft">{messages.loadingCountries}</p>}>
            <CountryPicker
              selected={selected.code}
              onClose={close}
              onSelect={(country) => {
                onSelect(country);
                close();
              }}
            />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
