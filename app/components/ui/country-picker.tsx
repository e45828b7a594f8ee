import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS } from './control-class';
import { searchCountries } from './country';
import { getFlagUrl } from './flags';
import { interpolate } from '~/i18n/interpolate';
import { type Country, listCountries } from '~/lib/countries';
import { Icon } from './icon';
import { useLanguage } from './use-language';
import { useMessages } from './use-messages';

const PAGE = 6;

/** A searchable list of countries with flags. It is searched by country code, name or dial code. */
export default function CountryPicker({
  selected,
  onSelect,
  onClose,
}: {
  selected: string;
  onSelect: (country: Country) => void;
  onClose: () => void;
}) {
  const messages = useMessages('interface.controls');
  const countries = listCountries(useLanguage());
  const [query, setQuery] = useState('');
  const found = searchCountries(countries, query);
  const [active, setActive] = useState(() => findIndexOfCode(countries, selected));
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const activeCountry = found[active];
  const optionId = (country: Country) => `${listId}-${country.code}`;

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(active + PAGE, last),
      PageUp: Math.max(active - PAGE, 0),
    };
    const target = moves[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') {
      if (activeCountry) onSelect(activeCountry);
    } else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="grid gap-2 p-2">
      <div className="relative">
        <Icon
          glyph={Search}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft @max-[14rem]:hidden"
        />
        <input
          ref={search}
          type="text"
          role="combobox"
          aria-label={messages.searchCountries}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeCountry ? optionId(activeCountry) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={messages.countryOrCode}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className={joinClassNames(CONTROL_CLASS, '@min-[14rem]:pl-10')}
        />
      </div>
      <ul ref={list} id={listId} role="listbox" aria-label={messages.countries} className="max-h-64 overflow-y-auto">
        {found.map((country, index) => (
          <li
            key={country.code}
            id={optionId(country)}
            role="option"
            aria-selected={country.code === selected}
            data-active={index === active || undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => onSelect(country)}
            className={joinClassNames(
              'flex min-h-touch cursor-pointer flex-wrap items-center gap-x-3 rounded-field px-3 leading-tight @max-[14rem]:py-1',
              index === active && 'bg-neel-wash',
              country.code === selected && 'font-semibold',
            )}
          >
            <img
              src={getFlagUrl(country.code)}
              alt=""
              loading="lazy"
              width={26}
              height={18}
              className="h-[18px] w-[26px] rounded-[2px] object-cover"
            />
            <span className="min-w-0 flex-1 @max-[14rem]:order-last @max-[14rem]:basis-full">{country.name}</span>
            <span className="tabular text-ink-soft">{country.dialCode}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={found.length === 0 ? 'px-3 pb-2 text-ink-soft' : 'sr-only'}>
        {found.length === 0 ? messages.noCountries : interpolate(messages.countryCount, { count: found.length })}
      </p>
    </div>
  );
}

function findIndexOfCode(countries: readonly Country[], code: string): number {
  return Math.max(
    0,
    countries.findIndex((country) => country.code === code),
  );
}
