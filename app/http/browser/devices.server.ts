import { z } from 'zod';
import type { App } from '~/context.server';
import type { Context } from '~/domain/context';
import { addKnownDevices } from '~/domain/throttles/known-device.server';
import { DEVICE_TOKEN_VALID_SECONDS } from '~/domain/throttles/policy';
import { createHostCookie } from './cookies.server';

/** Maximum number of accounts remembered per browser, enough for a family that shares a phone. */
const MAX_ACCOUNTS = 5;

const tokens = z.array(z.string().max(100)).max(MAX_ACCOUNTS).catch([]);

const getCookie = (app: App) => createHostCookie('devices', app, { maxAge: DEVICE_TOKEN_VALID_SECONDS });

/** Adds the device tokens from this browser's cookie to the context of a visitor. */
export async function addBrowserDevices(ctx: Context, request: Request, app: App): Promise<Context> {
  return addKnownDevices(ctx, await readDevices(request, app));
}

/**
 * Returns a Set-Cookie header that adds the device token, or an empty list if no token was issued.
 */
export async function createDeviceCookies(request: Request, device: string | null, app: App): Promise<string[]> {
  if (device === null) return [];
  const others = (await readDevices(request, app)).filter((other) => other !== device);
  return [await getCookie(app).serialize([device, ...others].slice(0, MAX_ACCOUNTS))];
}

async function readDevices(request: Request, app: App): Promise<string[]> {
  return tokens.parse(await getCookie(app).parse(request.headers.get('Cookie')));
}
