import { Link } from '@remix-run/react';

/** The way from a list that was narrowed back to all of it. */
export function ShowAll({ to }: { to: string }) {
  return (
    <Link to={to} preventScrollReset className="inline-flex min-h-touch items-center underline">
      Show all
    </Link>
  );
}
