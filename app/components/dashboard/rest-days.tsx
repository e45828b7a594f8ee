/** Shields for the rest days of a streak: drawn in full if available, dashed if used. */
export function RestDays({ left, most }: { left: number; most: number }) {
  return (
    <span aria-hidden="true" className="flex flex-none gap-2">
      {Array.from({ length: most }, (_, at) => (
        <Shield key={at} isAvailable={at < left} />
      ))}
    </span>
  );
}

function Shield({ isAvailable }: { isAvailable: boolean }) {
  return (
    <svg viewBox="0 0 44 52" width="44" height="52" fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M22 3C27 7 33 8.5 41 8.5V26C41 38 32 45 22 49C12 45 3 38 3 26V8.5C11 8.5 17 7 22 3Z"
        fill={isAvailable ? 'var(--color-neel-wash)' : 'none'}
        stroke={isAvailable ? 'var(--color-ink)' : 'var(--color-edge)'}
        strokeWidth="2.5"
        strokeDasharray={isAvailable ? undefined : '4 4'}
      />
      {isAvailable ? (
        <>
          <path
            d="M4 34C14 34 28 33 28 25A6.5 6.5 0 1 0 15 25C15 33 30 34 40 34"
            stroke="var(--color-ink)"
            strokeWidth="2.5"
          />
          <circle cx="21.5" cy="25" r="2.5" stroke="var(--color-ink)" strokeWidth="2" />
        </>
      ) : (
        <path d="M16 26H28" stroke="var(--color-edge)" strokeWidth="2.5" />
      )}
    </svg>
  );
}
