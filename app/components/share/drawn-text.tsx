import { createContext, useContext } from 'react';
import type { OutlineText } from '~/lib/text-path';

// Rendered into images on the server, with text as outlines.

/** For names in other scripts, if the server has fonts for them. */
export const FALLBACK_FONTS = "'Noto Sans', 'DejaVu Sans', Arial, sans-serif";

export const TextOutlineContext = createContext<OutlineText>(() => null);

/** A text in an image; with `end` it ends at `x`. */
export function DrawnText({
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

/** Cuts a name that is too long. */
export function truncateName(name: string): string {
  return name.length > 24 ? `${name.slice(0, 23)}…` : name;
}
