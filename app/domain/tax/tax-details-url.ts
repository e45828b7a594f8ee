import type { Language } from '~/i18n/languages';
import type { Context } from '../context';

/** Returns the address of the page on which donors see and change their tax details. */
export function getTaxDetailsUrl({ publicUrl }: Pick<Context, 'publicUrl'>, language: Language): string {
  return `${publicUrl}/donations/tax-details${language === 'en' ? '' : `?lang=${language}`}`;
}
