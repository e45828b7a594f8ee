import Download from 'lucide/dist/esm/icons/download.mjs';
import { type FormEvent, useState } from 'react';
import { getButtonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { useToasts } from '~/components/ui/toast-provider';
import type { DonationFilterValues } from './donation-filters';

const TOAST_MS = 3000;

/** How long the blob URL of the download stays valid, in milliseconds. */
const KEPT_MS = 60_000;

/**
 * Downloads the filtered donations as a file and shows a confirmation when the download is
 * complete.
 */
export function ExportForm({
  status,
  asked,
  query,
}: {
  status: string | null;
  asked: DonationFilterValues;
  /** Query string of the list, to return to it after the identity check. */
  query: string;
}) {
  const { show } = useToasts();
  const [isComing, setComing] = useState(false);

  async function download(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const format = submitter instanceof HTMLButtonElement ? submitter.value : 'json';
    setComing(true);
    try {
      const isSaved = await saveReport(form, format);
      if (isSaved) show({ kind: 'success', text: 'Report downloaded successfully', durationMs: TOAST_MS });
      else sendPlainly(form, format);
    } catch {
      show({ kind: 'error', text: 'Failed to fetch report. Please try again.', durationMs: TOAST_MS });
    }
    setComing(false);
  }

  return (
    <form
      method="post"
      action={`/admin/financials/export${query}`}
      onSubmit={(event) => void download(event)}
      className="flex flex-wrap items-end gap-2.5"
    >
      <input type="hidden" name="status" value={status ?? ''} />
      {Object.entries<string>({ ...asked }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="format"
        value="json"
        disabled={isComing}
        className={getButtonClass({ variant: 'quiet' })}
      >
        <Icon glyph={Download} />
        Export JSON report
      </button>
      <button
        type="submit"
        name="format"
        value="csv"
        disabled={isComing}
        className={getButtonClass({ variant: 'quiet' })}
      >
        CSV
      </button>
    </form>
  );
}

/**
 * Downloads the report and returns true. Returns false if the response is not a report, such as a
 * redirect to the identity check.
 */
async function saveReport(form: HTMLFormElement, format: string): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [field, value] of new FormData(form)) if (typeof value === 'string') body.set(field, value);
  body.set('format', format);
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  if (!answer.ok || name === undefined) return false;
  const href = URL.createObjectURL(await answer.blob());
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
  return true;
}

/** Submits the form without fetch, so that the browser shows the server's response as a page. */
function sendPlainly(form: HTMLFormElement, format: string): void {
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'format', value: format }));
  form.submit();
}
