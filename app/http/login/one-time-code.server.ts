import type { z } from 'zod';
import { isCodeDeliveryFailing } from '~/domain/notifications/code-delivery.server';
import { getSecondsUntilResend } from '~/domain/notifications/policy';
import { requestLoginCode, requestPasswordReset } from '~/domain/sessions/request-password-reset.server';
import { forgotPasswordSchema } from '~/domain/sessions/schemas';
import { type CodeRequest, createCodeRequestCookie, type CodeRequestPurpose } from '~/http/browser/code-request.server';
import { addBrowserDevices } from '~/http/browser/devices.server';
import type { PageContext } from '~/http/context.server';
import { t } from '~/i18n/messages/message';
import { CATALOGUES } from '~/i18n/catalogue';
import { formatPhone } from '~/lib/phone';
import type { FormInput } from '~/http/pages/submit-form.server';

const REQUEST = { reset: requestPasswordReset, 'login-code': requestLoginCode } as const;

const ENTERED_AT = { reset: '/reset-password', 'login-code': '/login/verify' } as const;

type CodeInput = Pick<FormInput, 'ctx' | 'app' | 'request'>;

/**
 * Defines the form that sends a one-time code to a phone and redirects to the page for entering the
 * code.
 */
export function defineRequestCodeForm(purpose: CodeRequestPurpose) {
  return {
    schema: forgotPasswordSchema,
    failureMessage: t('Error sending OTP. Please try again later.'),
    handle: async (input: FormInput<z.output<typeof forgotPasswordSchema>>) => ({
      ...(await sendCode(input, purpose, input.value)),
      message: t('OTP sent successfully to your phone number!'),
      delayMs: 2000,
    }),
  };
}

/**
 * Defines the form intent `resend` of the page for entering a one-time code. It sends another code.
 */
export function defineResendIntent(purpose: CodeRequestPurpose, findAsked: (input: CodeInput) => Promise<CodeRequest>) {
  return {
    failureMessage: t('Error resending OTP. Please try again.'),
    handle: async (input: CodeInput) => {
      const { phone } = await findAsked(input);
      return { ...(await sendCode(input, purpose, { phone })), message: t('OTP resent successfully!') };
    },
  };
}

async function sendCode({ ctx, app, request }: CodeInput, purpose: CodeRequestPurpose, to: { phone: string }) {
  await REQUEST[purpose](await addBrowserDevices(ctx, request, app), to, ctx.language);
  const codeRequest = { phone: to.phone, askedAt: ctx.clock.now() };
  return {
    to: ENTERED_AT[purpose] + new URL(request.url).search,
    cookies: [await createCodeRequestCookie(purpose, codeRequest, app)],
  };
}

/** Returns the data for the page on which a one-time code is entered. */
export async function toCodeRequestView(ctx: PageContext, { phone, askedAt }: CodeRequest) {
  return {
    phone: formatPhone(phone),
    askedAt: askedAt.getTime(),
    resendInSeconds: getSecondsUntilResend(askedAt, ctx.clock.now()),
    codesRefused: await getCodeDeliveryWarning(ctx, phone),
  };
}

/**
 * Returns a warning if one-time codes currently cannot be delivered, otherwise null. Ignores
 * failures for `phone`, so that the warning does not reveal whether it is registered.
 */
export async function getCodeDeliveryWarning(ctx: PageContext, phone?: string): Promise<string | null> {
  return (await isCodeDeliveryFailing(ctx, phone)) ? CATALOGUES[ctx.language].auth.reset.codesRefused : null;
}
