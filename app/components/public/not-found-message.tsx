import { getButtonClass } from '~/components/ui/button-class';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { useLanguage } from '~/components/ui/use-language';
import { useMessages } from '~/components/ui/use-messages';
import { localizePath } from '~/i18n/languages';

/** Message for a missing page, in the language of the URL or of the reader. */
export function NotFoundMessage() {
  const language = useLanguage();
  const { notFoundTitle, notFoundText, goHome } = useMessages('interface.notes');
  return (
    <FullPageMessage
      title={notFoundTitle}
      action={
        <a href={localizePath(language, '/')} className={getButtonClass({})}>
          {goHome}
        </a>
      }
    >
      {notFoundText}
    </FullPageMessage>
  );
}
