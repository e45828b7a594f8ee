import { createContext, useContext } from 'react';
import type { TextOutliner } from '~/lib/text-path';

// These components are rendered into images on the server, with text converted to outlines.

/**
 * Fonts for texts by staff with letters that our fonts lack. Used if they are installed on the
 * server.
 */
const FALLBACK_FONTS = "'Noto Sans', 'DejaVu Sans', Arial, sans-serif";

export const TextOutlineContext = createContext<TextOutliner>(() => null);

/** A text in an image. With `end`, the text ends at `x` instead of starting there. */
export function SvgText({
  x,
  y,
  size,
  display = false,
  end = false,
  fill: colour = '#17233f',
  children,
}: {
  x: number;
  y: number;
  size: number;
  display?: boolean;
  end?: boolean;
  fill?: string;
  children: string;
}) {
  const outlines = useContext(TextOutlineContext)(children, display ? 'display' : 'text', size);
  if (!outlines) {
    return (
      <text
        x={x}
        y={y}
        textAnchor={end ? 'end' : 'start'}
        fontSize={size}
        fontFamily={FALLBACK_FONTS}
        fontWeight={display ? 600 : 400}
        fill={colour}
      >
        {children}
      </text>
    );
  }
  return (
    <g transform={`translate(${end ? x - outlines.width : x} ${y})`} fill={colour}>
      {outlines.paths.map(({ path, transform }) => (
        <path key={transform} d={path} transform={transform} />
      ))}
    </g>
  );
}

/** Returns the name as images show it, or null if our fonts lack one of its letters. */
export function findDrawnName(outline: TextOutliner, name: string): string | null {
  const short = name.length > 24 ? `${name.slice(0, 23)}…` : name;
  return outline(short, 'text', 1) ? short : null;
}
