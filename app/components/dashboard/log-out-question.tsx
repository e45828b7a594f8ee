import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { useMessages } from '~/components/ui/use-messages';

export const LOG_OUT_QUESTION_ID = 'log-out';

/** Asks before logging out. It is a popover, so it works without JavaScript. */
export function LogOutQuestion({ action }: { action: string }) {
  const { logOutQuestion, logOut, stay } = useMessages('member.frame');
  return (
    <div
      id={LOG_OUT_QUESTION_ID}
      role="dialog"
      aria-labelledby={`${LOG_OUT_QUESTION_ID}-title`}
      className="sheet print:hidden"
      {...{ popover: 'auto' }}
    >
      <h2 id={`${LOG_OUT_QUESTION_ID}-title`} className="text-step-1">
        {logOutQuestion}
      </h2>
      <Form method="post" action={action} className="mt-4 flex flex-wrap gap-3">
        <Button className="flex-[1_1_9rem]">{logOut}</Button>
        <Button
          type="button"
          variant="quiet"
          className="flex-[1_1_9rem]"
          {...{ popovertarget: LOG_OUT_QUESTION_ID, popovertargetaction: 'hide' }}
        >
          {stay}
        </Button>
      </Form>
    </div>
  );
}
