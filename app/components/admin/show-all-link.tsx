import { Link } from '@remix-run/react';

export function ShowAllLink({ to }: { to: string }) {
  return (
    <Link to={to} preventScrollReset className="inline-flex min-h-touch items-center underline">
      Show all
    </Link>
  );
}
