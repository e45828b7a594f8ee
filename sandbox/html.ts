const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is already escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type HtmlPart = Html | string | number | null | false | HtmlPart[];

/** Builds markup. Values are escaped unless they are `Html`; null and false render nothing. */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + toMarkup(parts[index - 1] ?? null) + text));
}

function toMarkup(part: HtmlPart): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(toMarkup).join('');
  return part === null || part === false
    ? ''
    : String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
