import { setTimeout as delay } from 'node:timers/promises';

/** Progress of an import, with the columns of the caller's query. */
export interface ImportProgress {
  id: number;
  state: string;
  new_rows: number;
  imported_rows: number;
  undone_rows: number;
}

/**
 * Logs the demo admin in to the back office at `url`. `read` returns the newest import. The
 * functions of the result send the forms of the import pages.
 */
export async function openImportClient(url: string, read: () => Promise<ImportProgress | undefined>) {
  const login = await post(url, '/admin/login', new URLSearchParams({ username: 'admin', password: 'sangha-admin' }));
  const Cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const send = async (path: string, body: URLSearchParams | FormData) => {
    const answer = await post(url, path, body, Cookie);
    if (answer.status !== 302) throw new Error(`${path} returned ${answer.status}`);
    return answer.headers.get('Location') ?? '';
  };
  const until = async (isReached: (progress: ImportProgress) => boolean): Promise<ImportProgress> => {
    for (;;) {
      const progress = await read();
      if (progress && isReached(progress)) return progress;
      if (progress?.state === 'failed') throw new Error('The file cannot be read');
      await delay(50);
    }
  };
  return {
    until,
    /** Uploads a file, lets the worker check it, and returns the path of the import. */
    check: async (csv: string, columns: readonly string[], kind = 'members'): Promise<string> => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', new Blob([csv]), 'members.csv');
      const path = await send('/admin/import', form);
      await send(path, new URLSearchParams(columns.map((column) => ['column', column])));
      await until(({ state }) => state === 'checked');
      return path;
    },
    confirm: (path: string) => send(path, new URLSearchParams({ intent: 'confirm' })),
    undo: (path: string) => send(`${path}/undo`, new URLSearchParams({ proof: 'sangha-admin' })),
  };
}

function post(url: string, path: string, body: URLSearchParams | FormData, Cookie = ''): Promise<Response> {
  return fetch(url + path, { method: 'POST', body, headers: { Cookie, Accept: 'text/html' }, redirect: 'manual' });
}
