import { useEffect, useState } from 'react';
import type { Country } from '~/lib/countries';

const [indiaFlag] = Object.values(
  import.meta.glob<string>('/node_modules/country-flag-icons/3x2/IN.svg', {
    query: '?no-inline',
    import: 'default',
    eager: true,
  }),
);

/**
 * Flag and dial code of a country. Only the Indian flag is included in the page; all others are
 * loaded on demand.
 */
export function DialCodeWithFlag({ country }: { country: Country }) {
  const flag = useFlag(country.code);
  return (
    <>
      {flag ? (
        <img src={flag} alt="" width={26} height={18} className="h-[18px] w-[26px] rounded-[2px] object-cover" />
      ) : (
        <span className="w-[26px] text-center text-note font-semibold">{country.code}</span>
      )}
      <span>{country.dialCode}</span>
    </>
  );
}

function useFlag(code: string): string | undefined {
  const [fetched, setFetched] = useState<{ code: string; url: string | undefined }>();
  useEffect(() => {
    if (code === 'IN') return;
    let current = true;
    void import('./flags').then(({ getFlagUrl: flagUrl }) => {
      if (current) setFetched({ code, url: flagUrl(code) });
    });
    return () => {
      current = false;
    };
  }, [code]);
  if (code === 'IN') return indiaFlag;
  return fetched?.code === code ? fetched.url : undefined;
}
