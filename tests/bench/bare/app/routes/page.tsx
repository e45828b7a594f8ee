import { useLoaderData } from '@remix-run/react';

const ITEMS = Array.from({ length: 50 }, (_none, at) => `Item ${at + 1}`);

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
