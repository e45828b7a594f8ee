import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { liveCheck } from './live-check';
import { useLanguage } from './use-language';

/** Fetches the schema of a form that was refused, and answers what checks its fields with it; nothing before that. */
export function useLiveCheck(
  schema: (() => Promise<z.ZodType>) | undefined,
  isRefused: boolean,
): ReturnType<typeof liveCheck> | undefined {
  const language = useLanguage();
  const [check, setCheck] = useState<{ of: ReturnType<typeof liveCheck> }>();
  useEffect(() => {
    let isShown = true;
    if (schema && isRefused)
      void Promise.all([import('./live-check'), schema()])
        .then(([{ liveCheck }, loaded]) => isShown && setCheck({ of: liveCheck(loaded, language) }))
        // The server checks all the same.
        .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [schema, isRefused, language]);
  return check?.of;
}
