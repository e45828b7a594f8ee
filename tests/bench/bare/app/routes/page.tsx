import { useLoaderData } from '@remix-run/react';
import { ITEMS } from '../../page-html.mjs';

export function loader() {
  return { items: ITEMS };
}

export default function Page() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
