import { buttonClass } from '~/components/ui/button-class';
import { FullPageNote } from '~/components/ui/full-page-note';
import { useLanguage } from '~/components/ui/use-language';
import { pathIn } from '~/words/languages';
import { noteWords } from '~/words/notes';

/** The page for an address that leads nowhere, in the language of the address or of the reader. */
export function NotFoundNote() {
  const language = useLanguage();
  const { notFoundTitle, notFoundText, goHome } = noteWords(language);
  return (
    <FullPageNote
      title={notFoundTitle}
      action={
        <a href={pathIn(language, '/')} className={buttonClass({})}>
          {goHome}
        </a>
      }
    >
      {notFoundText}
    </FullPageNote>
  );
}
