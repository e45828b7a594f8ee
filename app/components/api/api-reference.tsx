import type { ReactNode } from 'react';
import { PAGE_WIDTH_CLASS } from '~/components/public/layout-classes';
import { PublicHeader } from '~/components/public/public-header';
import type { ApiReferenceEntry } from '~/lib/api-reference';

/** All API endpoints on one page. Each is collapsed and has its own anchor. */
export function ApiReference({
  intro,
  sections,
}: {
  intro: string;
  sections: readonly { title: string; calls: readonly ApiReferenceEntry[] }[];
}) {
  return (
    <>
      <PublicHeader isTranslated={false} />
      <main id="main" className={`${PAGE_WIDTH_CLASS} pt-6 pb-16 lg:pb-26`}>
        <h1 className="mb-3 text-step-4">API</h1>
        <p className="max-w-read">{renderInlineCode(intro)}</p>
        <p className="mt-3">
          <a href="/api/openapi.json">The same as OpenAPI 3.1</a>
        </p>
        {sections.map(({ title, calls }) => (
          <section key={title} aria-labelledby={getAnchor(title)} className="mt-10">
            <h2 id={getAnchor(title)} className="mb-3 text-step-2">
              {title}
            </h2>
            {calls.map((call) => (
              <Call key={`${call.method} ${call.path}`} call={call} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function Call({ call }: { call: ApiReferenceEntry }) {
  const { method, path, summary, who, parameters, sends, status, answers, refusals } = call;
  return (
    <details id={getAnchor(`${method} ${path}`)} className="border-t-[1.5px] border-hair py-2">
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-3">
        <code className="font-semibold break-all">
          {method} {path}
        </code>
        <span className="text-ink-soft">{renderInlineCode(summary)}</span>
      </summary>
      <dl className="grid gap-2 py-3">
        <Fact name="Who">{who}</Fact>
        {parameters.length > 0 && <Fact name="Parameters">{renderInlineCode(parameters.join(', '))}</Fact>}
        {sends && <Fact name={sends.isForm ? 'Sends a multipart form' : 'Sends'}>{sends.type}</Fact>}
        <Fact name={`Answers ${status}`}>{answers}</Fact>
        <Fact name="Refusals">{renderInlineCode(refusals.join(', '))}</Fact>
      </dl>
    </details>
  );
}

/** Renders text between backticks as code. */
function renderInlineCode(text: string): ReactNode[] {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-small break-words">
        <code>{children}</code>
      </dd>
    </div>
  );
}

function getAnchor(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
