import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ApiReference } from '~/components/api/api-reference';
import { openapi } from '~/http/api/openapi.server';
import { buildApiReference } from '~/lib/api-reference';

export const handle = { scripts: false };

export const meta: MetaFunction = () => [
  { title: 'API' },
  { name: 'description', content: 'Every call of the API: what it reads, what it answers, who may make it.' },
];

export function loader() {
  return { intro: openapi.info.description, sections: buildApiReference(openapi) };
}

export default function ApiDocsPage() {
  return <ApiReference {...useLoaderData<typeof loader>()} />;
}
