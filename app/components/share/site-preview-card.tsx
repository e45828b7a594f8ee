import scene from '~/assets/art/scene-day-wide.svg?raw';
import { getCatalogue } from '~/i18n/catalogue';
import type { Language } from '~/i18n/languages';
import type { TextOutliner } from '~/lib/text-path';
import type { DrawnBrand } from './drawn-brand';
import { DrawnLogo } from './drawn-logo';
import { wrapText } from './pdf-text';
import { SvgText, TextOutlineContext } from './svg-text';

/** Recommended size of a link preview, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];

const INK = '#17233f';

const MAX_LINES = 2;

/** Link preview of the public pages: rooftops, the name of the organisation and its tagline. */
export function SitePreviewCard({
  brand,
  tagline,
  language,
  outline,
}: {
  brand: DrawnBrand;
  tagline: string | null;
  language: Language;
  outline: TextOutliner;
}) {
  const { preview } = getCatalogue(language, brand).site.site;
  const lines = wrapText(outline, tagline ?? preview, 66, 620).slice(0, MAX_LINES);
  return (
    <TextOutlineContext.Provider value={outline}>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
        <g
          transform={`translate(0 -40) scale(${WIDTH / 1280})`}
          dangerouslySetInnerHTML={{ __html: scene.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '') }}
        />
        <DrawnLogo brand={brand} x={64} y={44} size={54} colour={INK} />
        <SvgText x={134} y={90} size={44} display>
          {brand.names[language]}
        </SvgText>
        {lines.map((line, at) => (
          <SvgText key={line} x={64} y={200 + at * 80} size={66} display>
            {line}
          </SvgText>
        ))}
      </svg>
    </TextOutlineContext.Provider>
  );
}
