import { useLanguage } from '~/components/ui/use-language';
import { interpolate } from '~/i18n/interpolate';
import { localizePath } from '~/i18n/languages';
import { useMessages } from '~/components/ui/use-messages';

export interface OwnCertificateView {
  code: string;
  /** Title of the challenge, in the language `lang`. */
  title: string;
  lang: string | undefined;
  length: number;
  mornings: number;
  /** Formatted date, such as `29 November 2026`. */
  finished: string;
}

interface CertificateListProps {
  certificates: readonly OwnCertificateView[];
}

export function CertificateList({ certificates }: CertificateListProps) {
  const messages = useMessages('profile.edit').certificates;
  const language = useLanguage();
  return (
    <section aria-labelledby="certificates" className="grid gap-3">
      <h2 id="certificates" className="text-step-1">
        {messages.title}
      </h2>
      <ul className="divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {certificates.map(({ code, title, lang, length, mornings, finished }) => (
          <li key={code} className="px-[18px] py-3 leading-snug">
            <a href={localizePath(language, `/c/${code}`)} lang={lang} className="font-semibold">
              {title}
            </a>
            <p className="tabular text-small text-ink-soft">
              {interpolate(messages.came, { mornings, length, date: finished })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
