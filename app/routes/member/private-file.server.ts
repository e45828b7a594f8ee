import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Actor } from '~/domain/context';
import { getDonationScreenshot } from '~/domain/donations/screenshot.server';
import { DomainError } from '~/domain/errors';
import { getPlanFile } from '~/domain/plans/queries.server';
import type { PageRequest } from '~/http/context.server';
import { loadPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';
import { t } from '~/i18n/messages/message';

interface PrivateFile {
  bytes: Uint8Array;
  contentType: string;
  name: string;
}

/**
 * Returns the PDF or the cover of a diet plan. Requires a logged-in member or admin, or a signed
 * URL.
 */
export function createPlanFileResponse(args: LoaderFunctionArgs): Promise<Response> {
  return loadPage(args, async (page) => {
    const { planId, file: kind } = args.params;
    if (kind !== 'pdf' && kind !== 'cover') throw new DomainError('not_found', t('File not found.'));
    const fileRequest = { planId: parsePathId(planId, t('File not found.')), kind, query: getQuery(args) } as const;
    const file = await getPlanFile({ ...page.visitor, actor: await findReader(page) }, fileRequest);
    return kind === 'pdf' ? createFileResponse(file, 'attachment') : createFileResponse(file, 'inline');
  });
}

/** Returns the screenshot of a donation. Requires the donor, an admin or a signed URL. */
export function createScreenshotResponse(args: LoaderFunctionArgs): Promise<Response> {
  return loadPage(args, async (page) => {
    const donationId = parsePathId(args.params.donationId, t('Screenshot not found.'));
    const ctx = { ...page.visitor, actor: await findReader(page) };
    const file = await getDonationScreenshot(ctx, donationId, getQuery(args));
    return createFileResponse(file, 'inline');
  });
}

function createFileResponse({ bytes, contentType, name }: PrivateFile, disposition: 'attachment' | 'inline'): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'private, no-store',
      ...NON_HTML_CSP_HEADERS,
    },
  });
}

function getQuery({ request }: LoaderFunctionArgs): URLSearchParams {
  return new URL(request.url).searchParams;
}

async function findReader({ visitor, findActor }: PageRequest): Promise<Actor> {
  return (await findActor('member')) ?? (await findActor('admin')) ?? visitor.actor;
}
